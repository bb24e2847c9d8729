-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select "pipelines"."id",
  "pipelines"."name",
  "pipelines"."is_default" as "isDefault"
from "pipelines"
where "pipelines"."tenant_id" = $1::uuid
order by "pipelines"."id";
