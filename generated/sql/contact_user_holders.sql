-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 keys
-- $2 userId
-- $3 tenantId
select holder.id,
  holder.held
from (
  select "contacts"."id" as id,
    array(
    select key
    from unnest($1::text[]) as key
    where "contacts".custom ->> key = $2
  ) as held
  from "contacts"
  where ("contacts"."tenant_id" = $3::uuid and ("contacts".custom <> '{}'))
) as holder
where cardinality(holder.held) > 0
order by holder.id;
