-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
lock table "tenants" in share row exclusive mode;
