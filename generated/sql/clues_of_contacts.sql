-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
select "contacts"."first_name" || ' ' || "contacts"."last_name" as "name",
  array["contacts"."phone",
  "contacts"."mobile"] as "phones",
  "contacts"."company_id" as "companyId",
  split_part("contacts"."email_key", '@', 2) as "domain"
from "contacts"
where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" = any($2::uuid[])));
