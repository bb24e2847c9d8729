-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 at
-- $4 action
-- $5 outcome
-- $6 actorType
-- $7 actorId
-- $8 actorName
-- $9 targetType
-- $10 targetId
-- $11 targetName
-- $12 ip
-- $13 requestId
-- $14 counts
-- $15 source
insert into "audit_log" (tenant_id, id, at, action, outcome, actor_type, actor_id, actor_name, target_type, target_id, target_name, ip, request_id, counts, source)
values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15);
