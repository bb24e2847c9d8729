-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 sequence
-- $2 data
-- $3 previous
-- $4 tenantId
update "changes"
set data = scrubbed.data::json,
  previous = scrubbed.previous::json
from unnest($1::bigint[], $2::text[], $3::text[]) as scrubbed (sequence, data, previous)
where ("changes"."tenant_id" = $4::uuid and ("changes"."sequence" = scrubbed.sequence));
