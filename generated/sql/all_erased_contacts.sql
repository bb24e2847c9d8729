-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "erased_contacts"."id" as id,
  substr(to_json("erased_contacts"."erased_at" + interval '1 us')::text, 2, 23) || 'Z' as "erasedAt",
  "erased_contacts"."activities" as activities
from "erased_contacts"
where "erased_contacts"."tenant_id" = $1::uuid
order by "erased_contacts"."erased_at", "erased_contacts"."id";
