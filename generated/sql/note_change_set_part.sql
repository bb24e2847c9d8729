-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 last
-- $3 first
insert into "change_set_parts" (tenant_id, last_sequence, first_sequence)
values ($1::uuid, $2, $3);
