-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
select coalesce(sum(octet_length("import_pieces"."content")), 0)::float8 as bytes
from "import_pieces"
where "import_pieces"."tenant_id" = $1::uuid;
