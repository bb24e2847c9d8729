-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 id
-- $2 tenantId
-- $3 tenantId
insert into pgboss.job (id, name, data, group_id, retry_limit, retry_delay, expire_seconds, heartbeat_seconds, policy)
values ($1::uuid, 'imports', jsonb_build_object('tenantId', $2::text), $3::text, 1000000, 1, 604800, 20, 'standard');
