-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
delete from pgboss.job as job
where job.data->>'tenantId' = $1::text;
