-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select "webhooks"."url" as url,
  "webhooks"."secret_encrypted" as "secretEncrypted",
  "webhooks"."next_secret_encrypted" as "nextSecretEncrypted"
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."id" = $2));
