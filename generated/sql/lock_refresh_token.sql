-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tokenHash
select "refresh_tokens"."family_id" as "familyId",
  "refresh_tokens"."user_id" as "userId",
  "refresh_tokens"."spent_at" is not null as "isSpent",
  coalesce("refresh_tokens"."spent_at" <= now() - interval '10 seconds', false) as "isReused",
  "refresh_tokens"."expires_at" <= now() as "isExpired"
from "refresh_tokens"
where ("refresh_tokens"."tenant_id" = $1::uuid and ("refresh_tokens"."token_hash" = $2))
for update;
