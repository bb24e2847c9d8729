-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 bantThreshold
-- $2 tenantId
-- $3 id
select (
  select row_to_json(record)
  from (
    select "deals"."budget" as "budget",
      "deals"."authority" as "authority",
      "deals"."need" as "need",
      "deals"."timeline" as "timeline",
      "deals"."budget_notes" as "budgetNotes",
      "deals"."authority_notes" as "authorityNotes",
      "deals"."need_notes" as "needNotes",
      "deals"."timeline_notes" as "timelineNotes",
      coalesce("deals"."bant_score", 0) as "totalScore",
      coalesce("deals"."bant_score" >= $1::int, false) as "isQualified"
  ) record
) as json,
  substr(to_json("deals"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "deals"
where ("deals"."tenant_id" = $2::uuid and ("deals"."id" = $3));
