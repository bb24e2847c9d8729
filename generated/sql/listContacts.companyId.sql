-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 companyId
-- $3 companyId
-- $4 limit
-- $5 tenantId
-- $6 tenantId
select coalesce(json_agg(record), '[]') as json,
  count(*)::int as "rowCount",
  max(last collate "C") as last
from (
  select "contacts"."id"::text as last,
    record
  from (
    select *
    from (
      select *
      from "contacts"
      where ("contacts"."tenant_id" = $1::uuid and "contacts"."company_id" >= $2 and "contacts"."company_id" <= $3)
      order by "contacts"."company_id", "contacts"."id"
      limit 100
    ) as whole
    limit $4
  ) as "contacts", lateral (
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
      where ("companies"."tenant_id" = $5::uuid and "companies"."id" = "contacts"."company_id")
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
      where ("users"."tenant_id" = $6::uuid and "users"."id" = "contacts"."owner_id")
    ) as "ownerName",
      substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
  order by "contacts"."company_id", "contacts"."id"
) as rows;
