-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select (
  select row_to_json(record)
  from (
    select "webhooks"."id" as "id"
  ) record
) as json,
  substr(to_json("webhooks"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "webhooks"
where ("webhooks"."tenant_id" = $1::uuid and ("webhooks"."id" = $2));
