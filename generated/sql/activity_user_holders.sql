-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 userId
-- $3 tenantId
select holder.id,
  holder.held
from (
  select "activities"."id" as id,
    array(
    select key
    from unnest($1::text[]) as key
    where "activities".custom ->> key = $2
  ) as held
  from "activities"
  where ("activities"."tenant_id" = $3::uuid and ("activities".custom <> '{}'))
) as holder
where cardinality(holder.held) > 0
order by holder.id;
