-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
select input.ordinality::int - 1 as number
from json_populate_recordset(null::"activities", $1::json) with ordinality as input
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
