-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 ids
-- $2 tenantId
select found.*
from unnest($1::uuid[]) with ordinality as wanted (id, number), lateral (
  select row_to_json("import_jobs") as stored
  from "import_jobs"
  where ("import_jobs"."tenant_id" = $2::uuid and ("import_jobs"."id" = wanted.id))
  limit 1
) as found
order by wanted.number;
