-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 returned
update "rate_limits" as held
set count = held.count - returned.unused,
  used = held.used + returned.used
from json_to_recordset($1::json) as returned(key text, "resetsAtMs" float8, unused int, used int)
where held.key = returned.key
  and extract(epoch from held.resets_at) * 1000 = returned."resetsAtMs";
