-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 limit
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount"
from (
  select "teams".number,
    record
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "teams"
      where ("teams"."tenant_id" = $2::uuid and "teams"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "teams"."tenant_id" between $3::uuid and $4::uuid)
      order by "teams"."id"
      limit 101
    ) as found
    limit $5::int + 1
  ) as "teams", lateral (
    select "teams"."id" as "id",
      "teams"."name" as "name",
      substr(to_json("teams"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("teams"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
