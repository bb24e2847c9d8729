-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
set local plan_cache_mode = force_custom_plan;
