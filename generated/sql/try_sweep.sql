-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
select pg_try_advisory_xact_lock(7240121) as "isMine";
