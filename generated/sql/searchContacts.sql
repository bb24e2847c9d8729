-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 tenantId
-- $3 value0
-- $4 value1
-- $5 words
-- $6 limit
-- $7 limit
-- $8 limit
-- $9 tenantId
-- $10 tenantId
with matching as materialized (
  select "contacts"."id",
    "contacts"."last_activity_at" as "sort_0",
    public.crm_fold("contacts"."last_name") collate "C" as "sort_1"
  from "contacts"
  left join "companies" on ("companies"."tenant_id" = $1::uuid and ("companies"."id" = "contacts"."company_id"))
  where ("contacts"."tenant_id" = $2::uuid and ("contacts"."lifecycle_stage" = any($3::text[])) and (starts_with(public.crm_fold("companies"."name") collate "C", $4::text)) and (public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ (
    select $5::tsquery
  )))
  offset 0
)
select coalesce(json_agg(record order by number) filter (where number <= $6::int), '[]') as json,
  count(*)::int as "rowCount",
  max(last) as last,
  (
  select count(*)::int
  from matching
) as total
from (
  select "contacts".number,
    record,
    case when "contacts".number = $7::int then json_build_array(("contacts"."last_activity_at")::text, (public.crm_fold("contacts"."last_name") collate "C")::text, "contacts"."id")::text end as last
  from (
    select page.number,
      whole.*
    from (
      select id,
        row_number() over () as number
      from (
        select id
        from matching
        order by "sort_0" desc nulls last, "sort_1", id
        limit 101
      ) as found
      limit $8::int + 1
    ) as page, lateral (
      select *
      from "contacts"
      where ("contacts"."tenant_id" = $9::uuid and ("contacts"."id" = page.id))
      limit 1
    ) as whole
  ) as "contacts", lateral (
    select "contacts"."id" as "id",
      "contacts"."first_name" as "firstName",
      "contacts"."last_name" as "lastName",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $10::uuid and ("companies"."id" = "contacts"."company_id"))
    ) as "companyName"
  ) as record
) as rows;
