CREATE TABLE "encryption_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL
);
--> statement-breakpoint
-- The contacts that a change row names, now or formerly; of a type of record that this release doesn't know, all ids. The cost tells the planner that asking each row is
-- dearer than the index.
CREATE OR REPLACE FUNCTION "public"."crm_named_contacts"(entity text, data json, previous json) RETURNS uuid[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  named uuid[] := array[(data->>'contactId')::uuid, (previous->>'contactId')::uuid];
  listed json;
BEGIN
  IF entity = 'deal' THEN
    FOREACH listed IN ARRAY array[data->'contacts', previous->'contacts'] LOOP
      IF json_typeof(listed) = 'array' THEN
        named := named || array(SELECT (one->>'contactId')::uuid FROM json_array_elements(listed) AS one);
      END IF;
    END LOOP;
  ELSIF entity <> 'activity' THEN
    named := named || array(SELECT id[1]::uuid FROM regexp_matches(concat(data, ' ', previous),
      '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') AS id);
  END IF;
  RETURN array_remove(named, null);
END $$;
