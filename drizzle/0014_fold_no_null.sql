-- Of a text that isn't there no letters are folded, which took a quarter of a microsecond for each.
ALTER FUNCTION "public"."crm_fold_letters"(text) STRICT;
