-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select exists (
  select
  from "changes"
  where ("changes"."tenant_id" = $1::uuid and ("changes"."entity_id" = any($2::uuid[])) and ("changes"."entity" = 'contact'))
) as "isKnown";
