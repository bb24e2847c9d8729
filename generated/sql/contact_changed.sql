-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 hiddenOf_contact
-- $4 tenantId
-- $5 id
select row_to_json(record) as json
from (
  select "contacts"."id" as "id",
    "contacts"."tenant_id" as "tenantId",
    "contacts"."first_name" as "firstName",
    "contacts"."last_name" as "lastName",
    "contacts"."email" as "email",
    "contacts"."phone" as "phone",
    "contacts"."mobile" as "mobile",
    "contacts"."title" as "title",
    "contacts"."department" as "department",
    "contacts"."company_id" as "companyId",
    (
    select "companies"."name"
    from "companies"
    where ("companies"."tenant_id" = $1::uuid and ("companies"."id" = "contacts"."company_id"))
  ) as "companyName",
    "contacts"."address" as "address",
    "contacts"."city" as "city",
    "contacts"."state" as "state",
    "contacts"."country" as "country",
    "contacts"."postal_code" as "postalCode",
    "contacts"."lifecycle_stage" as "lifecycleStage",
    "contacts"."lead_source" as "leadSource",
    "contacts"."tags" as "tags",
    "contacts"."notes" as "notes",
    "contacts"."owner_id" as "ownerId",
    (
    select "users"."name"
    from "users"
    where ("users"."tenant_id" = $2::uuid and ("users"."id" = "contacts"."owner_id"))
  ) as "ownerName",
    substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
    "contacts"."custom" - $3::text[] as "custom",
    substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
    substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  from "contacts"
  where ("contacts"."tenant_id" = $4::uuid and ("contacts"."id" = $5))
) record;
