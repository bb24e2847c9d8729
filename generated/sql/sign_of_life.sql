-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
select 1;
