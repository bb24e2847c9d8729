-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
delete from "import_pieces"
where ("import_pieces"."tenant_id" = $1::uuid and ("import_pieces"."job_id" = $2::uuid));
