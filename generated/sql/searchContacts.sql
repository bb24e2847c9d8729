-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 v1
-- $3 v2
-- $4 tenantId
-- $5 v0
-- $6 v3
-- $7 limit
-- $8 tenantId
-- $9 limit
-- $10 limit
-- $11 tenantId
with "referred_0" as materialized (
  select "companies"."id"
  from "companies"
  where ("companies"."tenant_id" = $1::uuid and (public.crm_words("companies"."tenant_id", coalesce("companies"."name", '') || ' ' || coalesce("companies"."domain", '') || ' ' || coalesce("companies"."notes", ''), array["companies"."phone"], "companies"."tags") @@ $2::tsquery and starts_with(public.crm_fold("companies"."name") collate "C", $3::text)))
), too_many as materialized (
  select (
    select count(*) > 1000
    from (
      select
      from "referred_0"
      limit 1001
    ) as found
  ) as too_many
), matching as materialized (
  select id,
    "sort_lastActivityAt",
    "sort_lastName"
  from (
    select "contacts".*,
      "contacts"."last_activity_at" as "sort_lastActivityAt",
      public.crm_fold("contacts"."last_name") collate "C" as "sort_lastName"
    from "contacts"
    where ("contacts"."tenant_id" = $4::uuid and "contacts"."lifecycle_stage" = any($5::text[]) and "contacts"."company_id" = any(array(
      select id
      from "referred_0"
    )) and public.crm_words("contacts"."tenant_id", coalesce("contacts"."first_name", '') || ' ' || coalesce("contacts"."last_name", '') || ' ' || coalesce("contacts"."email", '') || ' ' || coalesce("contacts"."title", '') || ' ' || coalesce("contacts"."notes", ''), array["contacts"."phone", "contacts"."mobile"], "contacts"."tags") @@ $6::tsquery and not (
      select too_many
      from too_many
    ))
    offset 0
  ) as "contacts"
), total as materialized (
  select count(*)::int as total
  from matching
), page as materialized (
  select page."sort_lastActivityAt",
    page."sort_lastName",
    page.number,
    whole.*
  from (
    select *,
      row_number() over () as number
    from (
      select *
      from matching
      order by "sort_lastActivityAt" desc nulls last, "sort_lastName", id
      limit 101
    ) as found
    limit $7::int + 1
  ) as page, lateral (
    select *
    from "contacts"
    where ("contacts"."tenant_id" = $8::uuid and "contacts"."id" = page.id)
    limit 1
  ) as whole
)
select coalesce(json_agg(record order by number) filter (where number <= $9::int), '[]') as json,
  count(*)::int as "rowCount",
  (array_agg(json_build_array("sort_lastActivityAt"::text, "sort_lastName"::text, id)) filter (where number = $10::int))[1] as last ,
  (
  select total
  from total
),
  (
  select too_many
  from too_many
) as "tooMany"
from (
  select "contacts".number,
    "contacts"."sort_lastActivityAt",
    "contacts"."sort_lastName",
    "contacts".id,
    record
  from page as "contacts", lateral (
    select "contacts"."id" as "id",
      "contacts"."first_name" as "firstName",
      "contacts"."last_name" as "lastName",
      (
      select "companies"."name"
      from "companies"
      where ("companies"."tenant_id" = $11::uuid and "companies"."id" = "contacts"."company_id")
    ) as "companyName"
  ) as record
) as rows;
