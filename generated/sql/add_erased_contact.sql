-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 erasedAt
-- $4 activities
insert into "erased_contacts" (tenant_id, id, erased_at, activities)
values ($1::uuid, $2, $3, $4)
on conflict do nothing;
