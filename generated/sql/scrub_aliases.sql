-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 keys
-- $3 tenantId
-- $4 ids
-- $5 ids
-- $6 ids
-- $7 tenantId
-- $8 keys
-- $9 ids
-- $10 ids
-- $11 ids
with scrubbed as (
  delete from "aliases"
  where ("aliases"."tenant_id" = $1::uuid and ("aliases"."key" = any($2::text[]) or "aliases"."merged_id" in (
    select "merged_records"."id"
    from "merged_records"
    where ("merged_records"."tenant_id" = $3::uuid and ("merged_records"."id" = any($4::uuid[]) or "merged_records"."survivor_id" = any($5::uuid[]) or "merged_records"."merged_into" = any($6::uuid[])))
  )))
)
update "merged_records"
set key = null
where ("merged_records"."tenant_id" = $7::uuid and ("merged_records"."key" = any($8::text[]) or "merged_records"."id" = any($9::uuid[]) or "merged_records"."survivor_id" = any($10::uuid[]) or "merged_records"."merged_into" = any($11::uuid[])));
