-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 userId
-- $3 tenantId
select holder.id,
  holder.held
from (
  select "deals"."id" as id,
    array(
    select key
    from unnest($1::text[]) as key
    where "deals".custom ->> key = $2
  ) as held
  from "deals"
  where ("deals"."tenant_id" = $3::uuid and ("deals".custom <> '{}'))
) as holder
where cardinality(holder.held) > 0
order by holder.id;
