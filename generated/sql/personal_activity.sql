-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 tenantId
-- $4 tenantId
-- $5 hiddenOf_activity
-- $6 tenantId
-- $7 mentioned
-- $8 ids
-- $9 mentioned
-- $10 tenantId
-- $11 ids
-- $12 patterns
select measured.*
from (
  select sized.*,
    count(*) over ()::int as total,
    sum(octet_length(json::text)) over (order by key) as bytes,
    row_number() over (order by key) as number
  from (
    select "activities"."id" as key,
      (
      select row_to_json(one)
      from (
        select "activities"."id" as "id",
          "activities"."tenant_id" as "tenantId",
          "activities"."activity_type" as "activityType",
          "activities"."subject" as "subject",
          "activities"."body" as "body",
          substr(to_json("activities"."scheduled_at" + interval '1 us')::text, 2, 23) || 'Z' as "scheduledAt",
          substr(to_json("activities"."completed_at" + interval '1 us')::text, 2, 23) || 'Z' as "completedAt",
          "activities"."status" as "status",
          "activities"."priority" as "priority",
          substr(to_json("activities"."due_date" + interval '1 us')::text, 2, 23) || 'Z' as "dueDate",
          "activities"."contact_id" as "contactId",
          (
          select "contacts"."first_name" || ' ' || "contacts"."last_name"
          from "contacts"
          where ("contacts"."tenant_id" = $1::uuid and ("contacts"."id" = "activities"."contact_id"))
        ) as "contactName",
          "activities"."company_id" as "companyId",
          (
          select "companies"."name"
          from "companies"
          where ("companies"."tenant_id" = $2::uuid and ("companies"."id" = "activities"."company_id"))
        ) as "companyName",
          "activities"."deal_id" as "dealId",
          (
          select "deals"."name"
          from "deals"
          where ("deals"."tenant_id" = $3::uuid and ("deals"."id" = "activities"."deal_id"))
        ) as "dealName",
          "activities"."owner_id" as "ownerId",
          (
          select "users"."name"
          from "users"
          where ("users"."tenant_id" = $4::uuid and ("users"."id" = "activities"."owner_id"))
        ) as "ownerName",
          "activities"."custom" - $5::text[] as "custom",
          substr(to_json("activities"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt",
          substr(to_json("activities"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as "updatedAt"
      ) as one
    ) as json
    from "activities"
    where ("activities"."tenant_id" = $6::uuid and ("activities"."id" = any($7::uuid[])) and (coalesce("activities"."contact_id" = any($8::uuid[]), true) or false))
    union all
    select mentioned.id,
      ('{"custom":{}}' || last.data::jsonb - 'contacts')::json
    from unnest($9::uuid[]) as mentioned (id), lateral (
      select *
      from "changes"
      where ("changes"."tenant_id" = $10::uuid and ("changes"."entity_id" >= mentioned.id) and ("changes"."entity_id" <= mentioned.id))
      order by "changes"."entity_id" desc, "changes"."sequence" desc
      limit 1
    ) as last
    where last.action = 'deleted'
      and (coalesce((last.data ->> 'contactId')::uuid = any($11::uuid[]), true) or last.data ->> 'contacts' like any($12::text[]))
  ) as sized
) as measured
where number = 1
  or bytes <= 4194304
order by number;
