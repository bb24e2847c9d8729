-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 tenantId
delete from "runs" using unnest($1::text[], $2::text[]) as old ("key0", "key1")
where ("runs"."tenant_id" = $3::uuid and (("runs"."kind", "runs"."key") = (old."key0", old."key1")));
