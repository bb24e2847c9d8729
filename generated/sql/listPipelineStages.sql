-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 value0
-- $4 value0
-- $5 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "stages".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "stages"
      where ("stages"."tenant_id" = $2::uuid and ("stages"."pipeline_id" >= $3) and ("stages"."pipeline_id" <= $4))
      order by "stages"."pipeline_id", "stages"."position", "stages"."id"
      limit 101
    ) as found
    limit $5::int + 1
  ) as "stages", lateral (
    select "stages"."id" as "id",
      "stages"."tenant_id" as "tenantId",
      "stages"."pipeline_id" as "pipelineId",
      "stages"."name" as "name",
      "stages"."position" as "position",
      "stages"."probability" as "probability",
      substr(to_json("stages"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("stages"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
