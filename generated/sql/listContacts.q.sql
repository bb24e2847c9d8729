-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 v0
-- $3 limit
-- $4 limit
-- $5 limit
-- $6 tenantId
-- $7 tenantId
with page as materialized (
  select *,
    row_number() over () as number
  from (
    select "contacts".*
    from "contacts"
    where ("contacts"."tenant_id" = $1::uuid and public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ $2::tsquery)
    order by "contacts"."id"
    limit 101
  ) as found
  limit $3::int + 1
)
select coalesce(json_agg(record order by number) filter (where number <= $4::int), '[]') as json,
  count(*)::int as "rowCount",
  (array_agg(json_build_array(id)) filter (where number = $5::int))[1] as last
from (
  select "contacts".number,
    "contacts".id,
    record
  from page as "contacts", lateral (
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
      where ("companies"."tenant_id" = $6::uuid and "companies"."id" = "contacts"."company_id")
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
      where ("users"."tenant_id" = $7::uuid and "users"."id" = "contacts"."owner_id")
    ) as "ownerName",
      substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
