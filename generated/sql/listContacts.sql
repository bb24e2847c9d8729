-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 limit
-- $2 limit
-- $3 tenantId
-- $4 tenantId
-- $5 tenantId
-- $6 limit
-- $7 tenantId
-- $8 tenantId
-- $9 hiddenOf_contact
select coalesce(json_agg(record order by number) filter (where number <= $1::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last
from (
  select "contacts".number,
    record,
    case when "contacts".number = $2::int then json_build_array("contacts"."id")::text end as last
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from "contacts"
      where ("contacts"."tenant_id" = $3::uuid and "contacts"."id" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff' and "contacts"."tenant_id" between $4::uuid and $5::uuid)
      order by "contacts"."id"
      limit 101
    ) as found
    limit $6::int + 1
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
      where ("companies"."tenant_id" = $7::uuid and ("companies"."id" = "contacts"."company_id"))
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
      where ("users"."tenant_id" = $8::uuid and ("users"."id" = "contacts"."owner_id"))
    ) as "ownerName",
      substr(to_json("contacts"."last_activity_at" + interval '1 us')::text, 2, 23) || 'Z' as "lastActivityAt",
      "contacts"."custom" - $9::text[] as "custom",
      substr(to_json("contacts"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
      substr(to_json("contacts"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
  ) as record
) as rows;
