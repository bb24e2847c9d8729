-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 ids
-- $3 addresses
select coalesce(json_agg(shown), '[]') as json
from (
  select "audit_log"."id" as "id",
    substr(to_json("audit_log"."at" + interval '1 us')::text, 2, 23) || 'Z' as "at",
    json_build_object('type', "audit_log"."actor_type", 'id', "audit_log"."actor_id", 'name', "audit_log"."actor_name") as "actor",
    "audit_log"."action" as "action",
    json_build_object('type', "audit_log"."target_type", 'id', "audit_log"."target_id", 'name', "audit_log"."target_name") as "target",
    "audit_log"."outcome" as "outcome",
    "audit_log"."ip" as "ip",
    "audit_log"."request_id" as "requestId",
    "audit_log"."counts" as "counts",
    "audit_log"."source" as "source"
  from "audit_log"
  where ("audit_log"."tenant_id" = $1::uuid and (("audit_log"."target_id" = any($2::uuid[]) or ("audit_log"."target_id" is null and lower(normalize("audit_log"."target_name", NFC)) = any($3::text[])))))
  order by "audit_log"."id" desc
) as shown;
