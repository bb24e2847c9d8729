-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 numbers
-- $2 tenantId
-- $3 id
-- $4 kind
select wanted.number,
  piece.content
from unnest($1::int[]) as wanted (number), lateral (
  select "import_pieces"."content" as content
  from "import_pieces"
  where ("import_pieces"."tenant_id" = $2::uuid and ("import_pieces"."job_id" = $3::uuid) and ("import_pieces"."kind" = $4) and ("import_pieces"."number" = wanted.number))
  limit 1
) as piece;
