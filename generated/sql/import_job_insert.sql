-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 rows
-- $2 tenantId
insert into "import_jobs" ("tenant_id", "id", "created_at", "updated_at", "entity", "mode", "match", "mapping", "is_dry_run", "file_name", "status", "total_rows", "processed_rows", "imported", "updated", "unchanged", "skipped", "errors", "ignored_columns", "ignored_lines", "encoding", "reading", "created_references", "created_properties", "chunks_done", "beginnings", "change_set", "actor_type", "actor_id", "actor_name", "user_id", "sees", "client_address", "request_id", "started_at", "finished_at")
select "tenant_clocks"."tenant_id",
  input."id",
  input."created_at",
  input."updated_at",
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
  input."ignored_lines",
  input."encoding",
  input."reading",
  input."created_references",
  input."created_properties",
  input."chunks_done",
  input."beginnings",
  input."change_set",
  input."actor_type",
  input."actor_id",
  input."actor_name",
  input."user_id",
  input."sees",
  input."client_address",
  input."request_id",
  input."started_at",
  input."finished_at"
from "tenant_clocks", (
  select (value ->> 0)::uuid as "tenant_id",
    (value ->> 1)::uuid as "id",
    (value ->> 2)::timestamp(3)
  with time zone as "created_at", (value ->> 3)::timestamp(3)
  with time zone as "updated_at", (value ->> 4)::text as "entity", (value ->> 5)::text as "mode", (value ->> 6)::text as "match", (value ->> 7)::json as "mapping", (value ->> 8)::boolean as "is_dry_run", (value ->> 9)::text as "file_name", (value ->> 10)::text as "status", (value ->> 11)::integer as "total_rows", (value ->> 12)::integer as "processed_rows", (value ->> 13)::integer as "imported", (value ->> 14)::integer as "updated", (value ->> 15)::integer as "unchanged", (value ->> 16)::integer as "skipped", (value ->> 17)::text[] as "errors", (value ->> 18)::text[] as "ignored_columns", (value ->> 19)::integer[] as "ignored_lines", (value ->> 20)::text as "encoding", (value ->> 21)::json as "reading", (value ->> 22)::integer as "created_references", (value ->> 23)::text[] as "created_properties", (value ->> 24)::integer as "chunks_done", (value ->> 25)::integer as "beginnings", (value ->> 26)::uuid as "change_set", (value ->> 27)::text as "actor_type", (value ->> 28)::uuid as "actor_id", (value ->> 29)::text as "actor_name", (value ->> 30)::uuid as "user_id", (value ->> 31)::json as "sees", (value ->> 32)::text as "client_address", (value ->> 33)::text as "request_id", (value ->> 34)::timestamp(3)
  with time zone as "started_at", (value ->> 35)::timestamp(3)
  with time zone as "finished_at", ordinality::int - 1 as number
  from jsonb_array_elements($1::jsonb) with ordinality as given (value, ordinality)
) as input
where "tenant_clocks"."tenant_id" = $2::uuid;
