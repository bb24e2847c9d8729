-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 from
-- $3 before
-- $4 offset
-- $5 limit
select coalesce(json_agg(entry), '[]') as json,
  count(*)::int as "rowCount"
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
  from (
    select *
    from (
      select *
      from "audit_log"
      where ("audit_log"."tenant_id" = $1::uuid and ("audit_log"."id" >= $2) and ("audit_log"."id" < $3))
      order by "audit_log"."id" desc
      offset 0
    ) as "audit_log"
    where true
    limit 100
    offset $4
  ) as "audit_log"
  limit $5
) as entry;
