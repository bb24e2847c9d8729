-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
select input.number
from (
  select (value ->> 0)::text as "activity_type",
    (value ->> 1)::text as "subject",
    (value ->> 2)::timestamp(3)
  with time zone as "scheduled_at", (value ->> 3)::uuid as "contact_id", (value ->> 4)::uuid as "company_id", (value ->> 5)::uuid as "deal_id", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where (
  select true
  from (
    select "activities"."activity_type"
    from "activities"
    where ("activities"."tenant_id" = $2::uuid and ("activities"."subject" = input."subject") and (coalesce("activities"."scheduled_at", '-infinity') = coalesce(input."scheduled_at", '-infinity')) and (coalesce("activities"."contact_id", '00000000-0000-0000-0000-000000000000') = coalesce(input."contact_id", '00000000-0000-0000-0000-000000000000')) and (coalesce("activities"."company_id", '00000000-0000-0000-0000-000000000000') = coalesce(input."company_id", '00000000-0000-0000-0000-000000000000')) and (coalesce("activities"."deal_id", '00000000-0000-0000-0000-000000000000') = coalesce(input."deal_id", '00000000-0000-0000-0000-000000000000')))
    offset 0
  ) as candidate
  where candidate.activity_type = input."activity_type"
  limit 1
);
