-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 key0
-- $2 key1
-- $3 key2
-- $4 key3
-- $5 tenantId
delete from "api_key_usage" using unnest($1::uuid[], $2::smallint[], $3::date[], $4::text[]) as old ("key0", "key1", "key2", "key3")
where ("api_key_usage"."tenant_id" = $5::uuid and (("api_key_usage"."key_id", "api_key_usage"."scope", "api_key_usage"."day", "api_key_usage"."operation_id") = (old."key0", old."key1", old."key2", old."key3")));
