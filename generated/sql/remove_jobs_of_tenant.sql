-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
delete from pgboss.job
where name = 'webhook-deliveries'
  and data->>'tenantId' = $1::text;
