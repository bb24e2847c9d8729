-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 days
-- $2 tenantId
-- $3 after
-- $4 until
select count(*) filter (where "changes"."changed_at" < now() - $1::int * interval '1 day')::int as old,
  count(*)::int as all
from "changes"
where ("changes"."tenant_id" = $2::uuid and ("changes"."sequence" > $3::bigint and "changes"."sequence" <= $4::bigint));
