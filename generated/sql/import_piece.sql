-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 kind
-- $4 after
select "import_pieces"."number" as number,
  "import_pieces"."content" as content
from "import_pieces"
where ("import_pieces"."tenant_id" = $1::uuid and ("import_pieces"."job_id" = $2::uuid) and ("import_pieces"."kind" = $3) and ("import_pieces"."number" > $4::int))
order by "import_pieces"."number"
limit 1;
