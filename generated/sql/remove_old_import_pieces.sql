-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 key2
-- $4 tenantId
delete from "import_pieces" using unnest($1::uuid[], $2::text[], $3::integer[]) as old ("key0", "key1", "key2")
where ("import_pieces"."tenant_id" = $4::uuid and (("import_pieces"."job_id", "import_pieces"."kind", "import_pieces"."number") = (old."key0", old."key1", old."key2")));
