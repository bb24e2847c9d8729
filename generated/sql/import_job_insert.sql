-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "import_jobs" ("tenant_id", "id", "entity", "mode", "match", "mapping", "is_dry_run", "file_name", "status", "total_rows", "processed_rows", "imported", "updated", "unchanged", "skipped", "errors", "ignored_columns", "created_properties", "chunks_done", "change_set", "actor_type", "actor_id", "actor_name", "user_id", "sees", "client_address", "request_id", "created_at", "updated_at", "started_at", "finished_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."entity",
  input."mode",
  input."match",
  input."mapping",
  input."is_dry_run",
  input."file_name",
  input."status",
  input."total_rows",
  input."processed_rows",
  input."imported",
  input."updated",
  input."unchanged",
  input."skipped",
  input."errors",
  input."ignored_columns",
  input."created_properties",
  input."chunks_done",
  input."change_set",
  input."actor_type",
  input."actor_id",
  input."actor_name",
  input."user_id",
  input."sees",
  input."client_address",
  input."request_id",
  input."created_at",
  input."updated_at",
  input."started_at",
  input."finished_at"
from "tenant_clocks", json_populate_recordset(null::"import_jobs", $1::json) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
