-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tokenHash
-- $3 familyId
-- $4 userId
insert into "refresh_tokens" (tenant_id, token_hash, family_id, user_id, expires_at)
values ($1::uuid, $2, $3, $4, now() + 30 * interval '1 day');
