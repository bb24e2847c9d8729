-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 to
-- $2 ids
-- $3 times
-- $4 tenantId
update "deals"
set "company_id" = $1::uuid,
  "updated_at" = one.time
from unnest($2::uuid[], $3::timestamptz[]) as one (id, time)
where ("deals"."tenant_id" = $4::uuid and ("deals"."id" = one.id));
