-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 keyPrefix
-- $4 keyHash
-- $5 "First key"
-- $6 "read,write,admin"
-- $7 now
-- $8 now
insert into "api_keys" ("tenant_id", "id", "key_prefix", "key_hash", "name", "scopes", "expires_at", "last_used_at", "revoked_at", "created_by", "created_by_id", "user_id", "created_at", "updated_at")
values ($1, $2, $3, $4, $5, $6, default, default, default, default, default, default, $7, $8);
