-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "empty_references" (tenant_id, target_id, record_id, property, entity, sequence)
select "tenant_clocks"."tenant_id",
  one.target_id,
  one.record_id,
  one.property,
  one.entity,
  one.sequence
from "tenant_clocks", json_to_recordset($1::json) as one (target_id uuid, record_id uuid, property text, entity text, sequence bigint)
where "tenant_clocks"."tenant_id" = $2::uuid
on conflict (tenant_id, target_id, record_id, property) do update set sequence = excluded.sequence;
