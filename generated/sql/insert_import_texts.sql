-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
-- $2 id
-- $3 kind
-- $4 numbers
-- $5 texts
insert into "import_pieces" (tenant_id, job_id, kind, number, content, created_at)
select $1::uuid,
  $2,
  $3,
  piece.number,
  convert_to(piece.text, 'UTF8'),
  now()
from unnest($4::int[], $5::text[]) as piece (number, text)
on conflict (tenant_id, job_id, kind, number) do update set content = excluded.content;
