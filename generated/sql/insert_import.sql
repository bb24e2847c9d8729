-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 entity
-- $4 mode
-- $5 match
-- $6 mapping
-- $7 isDryRun
-- $8 fileName
-- $9 changeSet
-- $10 actorType
-- $11 actorId
-- $12 actorName
-- $13 clientAddress
-- $14 requestId
-- $15 createdAt
-- $16 createdAt
insert into "import_jobs" (tenant_id, id, entity, mode, match, mapping, is_dry_run, file_name, status, errors, change_set, actor_type, actor_id, actor_name, client_address, request_id, created_at, updated_at)
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, 'queued', '{}', $9, $10, $11, $12, $13, $14, $15, $16);
