-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
select (
  select row_to_json(record)
  from (
    select "import_jobs"."id" as "id",
      "import_jobs"."entity" as "entity",
      "import_jobs"."mode" as "mode",
      "import_jobs"."match" as "match",
      "import_jobs"."is_dry_run" as "dryRun",
      "import_jobs"."file_name" as "fileName",
      "import_jobs"."status" as "status",
      "import_jobs"."total_rows" as "totalRows",
      "import_jobs"."processed_rows" as "processedRows",
      "import_jobs"."imported" as "imported",
      "import_jobs"."updated" as "updated",
      "import_jobs"."unchanged" as "unchanged",
      "import_jobs"."skipped" as "skipped",
      "import_jobs"."errors" as "errors",
      "import_jobs"."ignored_columns" as "ignoredColumns",
      "import_jobs"."ignored_lines" as "ignoredLines",
      "import_jobs"."encoding" as "encoding",
      "import_jobs"."created_properties" as "createdProperties",
      "import_jobs"."created_references" as "createdReferences",
      case when not "import_jobs"."is_dry_run"
      and "import_jobs"."imported" + "import_jobs"."updated" > 0 then "import_jobs"."change_set" end as "changeSet", json_build_object('type', "import_jobs"."actor_type", 'id', "import_jobs"."actor_id", 'name', "import_jobs"."actor_name") as "actor", substr(to_json("import_jobs"."created_at" + interval '1 us')::text, 2, 23) || 'Z' as "createdAt", substr(to_json("import_jobs"."started_at" + interval '1 us')::text, 2, 23) || 'Z' as "startedAt", substr(to_json("import_jobs"."finished_at" + interval '1 us')::text, 2, 23) || 'Z' as "finishedAt"
  ) record
) as json,
  substr(to_json("import_jobs"."updated_at" + interval '1 us')::text, 2, 23) || 'Z' as version
from "import_jobs"
where ("import_jobs"."tenant_id" = $1::uuid and ("import_jobs"."id" = $2));
