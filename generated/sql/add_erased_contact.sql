-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 erasedAt
-- $4 activities
-- $5 changeSet
insert into "erased_contacts" (tenant_id, id, erased_at, activities, change_set)
values ($1::uuid, $2, $3, $4, $5)
on conflict do nothing;
