-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 after
-- $3 until
-- $4 patterns
-- $5 patterns
select "changes"."sequence"::float8 as sequence,
  "changes"."entity" as entity,
  "changes"."entity_id" as id
from "changes"
where ("changes"."tenant_id" = $1::uuid and ("changes"."sequence" > $2::bigint) and ("changes"."sequence" <= $3::bigint) and ("changes"."entity" <> 'contact') and ("changes"."data"::text like any($4::text[]) or "changes"."previous"::text like any($5::text[])));
