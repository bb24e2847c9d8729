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
  select (value ->> 0)::uuid as "id",
    (value ->> 1)::text as "entity",
    (value ->> 2)::text as "mode",
    (value ->> 3)::text as "match",
    (value ->> 4)::json as "mapping",
    (value ->> 5)::boolean as "is_dry_run",
    (value ->> 6)::text as "file_name",
    (value ->> 7)::text as "status",
    (value ->> 8)::integer as "total_rows",
    (value ->> 9)::integer as "processed_rows",
    (value ->> 10)::integer as "imported",
    (value ->> 11)::integer as "updated",
    (value ->> 12)::integer as "unchanged",
    (value ->> 13)::integer as "skipped",
    (value ->> 14)::text[] as "errors",
    (value ->> 15)::text[] as "ignored_columns",
    (value ->> 16)::text[] as "created_properties",
    (value ->> 17)::integer as "chunks_done",
    (value ->> 18)::uuid as "change_set",
    (value ->> 19)::text as "actor_type",
    (value ->> 20)::uuid as "actor_id",
    (value ->> 21)::text as "actor_name",
    (value ->> 22)::uuid as "user_id",
    (value ->> 23)::json as "sees",
    (value ->> 24)::text as "client_address",
    (value ->> 25)::text as "request_id",
    (value ->> 26)::timestamp(3)
  with time zone as "created_at", (value ->> 27)::timestamp(3)
  with time zone as "updated_at", (value ->> 28)::timestamp(3)
  with time zone as "started_at", (value ->> 29)::timestamp(3)
  with time zone as "finished_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
