-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
select set_config('plan_cache_mode', 'force_custom_plan', true),
  set_config('cpu_operator_cost', '0', true),
  set_config('enable_hashjoin', 'off', true),
  set_config('enable_mergejoin', 'off', true);
