-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 kind
-- $4 tenantId
-- $5 id
-- $6 kind
delete from "import_pieces"
where ("import_pieces"."tenant_id" = $1::uuid and ("import_pieces"."job_id" = $2::uuid) and ("import_pieces"."kind" = $3) and ("import_pieces"."number" >= (
  select min(last.number)
  from (
    select "import_pieces"."number" as number
    from "import_pieces"
    where ("import_pieces"."tenant_id" = $4::uuid and ("import_pieces"."job_id" = $5::uuid) and ("import_pieces"."kind" = $6))
    order by "import_pieces"."number" desc
    limit 100000
  ) as last
)));
