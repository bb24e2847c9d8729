-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequences
-- $2 tenantId
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(octet_length(data::text) + coalesce(octet_length(previous::text), 0)) over (order by sequence) as bytes,
    row_number() over (order by sequence) as number
  from (
    select "changes"."sequence"::float8 as sequence,
      "changes"."entity_id" as id,
      "changes"."action" as action,
      "changes"."source" as source,
      "changes"."change_set" as "changeSet",
      "changes"."data" as data,
      "changes"."previous" as previous
    from unnest($1::bigint[]) as wanted (number), lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $2::uuid and ("changes"."sequence" = wanted.number))
      order by "changes"."sequence"
      limit 1
    ) as "changes"
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
