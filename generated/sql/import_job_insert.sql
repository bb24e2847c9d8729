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
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::text as "entity",
    (value ->> 3)::text as "mode",
    (value ->> 4)::text as "match",
    (value ->> 5)::json as "mapping",
    (value ->> 6)::boolean as "is_dry_run",
    (value ->> 7)::text as "file_name",
    (value ->> 8)::text as "status",
    (value ->> 9)::integer as "total_rows",
    (value ->> 10)::integer as "processed_rows",
    (value ->> 11)::integer as "imported",
    (value ->> 12)::integer as "updated",
    (value ->> 13)::integer as "unchanged",
    (value ->> 14)::integer as "skipped",
    (value ->> 15)::text[] as "errors",
    (value ->> 16)::text[] as "ignored_columns",
    (value ->> 17)::text[] as "created_properties",
    (value ->> 18)::integer as "chunks_done",
    (value ->> 19)::uuid as "change_set",
    (value ->> 20)::text as "actor_type",
    (value ->> 21)::uuid as "actor_id",
    (value ->> 22)::text as "actor_name",
    (value ->> 23)::uuid as "user_id",
    (value ->> 24)::json as "sees",
    (value ->> 25)::text as "client_address",
    (value ->> 26)::text as "request_id",
    (value ->> 27)::timestamp(3)
  with time zone as "created_at", (value ->> 28)::timestamp(3)
  with time zone as "updated_at", (value ->> 29)::timestamp(3)
  with time zone as "started_at", (value ->> 30)::timestamp(3)
  with time zone as "finished_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
