-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 kind
-- $4 number
-- $5 content
insert into "import_pieces" (tenant_id, job_id, kind, number, content, created_at)
values ($1::uuid, $2, $3, $4, $5, now())
on conflict (tenant_id, job_id, kind, number) do update set content = excluded.content;
