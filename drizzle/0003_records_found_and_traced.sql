-- How texts are compared: compatibility forms apart, without combining marks, in lower case. It goes by no collation, so that it is
-- the same on every server. Lower case is that of Latin, Greek, Cyrillic and Armenian letters. Few texts have capitals beyond
-- ASCII's, so only those that a text has are looked for among all of them, unless they are many.
CREATE OR REPLACE FUNCTION "public"."crm_fold_letters"(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 10 AS $$
DECLARE
  bare text := lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g') COLLATE "C");
BEGIN
  IF octet_length(bare) = char_length(bare) OR bare !~ U&'[\00c6\00d0\00d8\00de\0110\0126\0141\014a\0152\0166\0181\0182\0184\0186\0187\0189-\018b\018e-\0191\0193\0194\0196-\0198\019c\019d\019f\01a2\01a4\01a6\01a7\01a9\01ac\01ae\01b1-\01b3\01b5\01b7\01b8\01bc\01e4\01f6\01f7\021c\0220\0222\0224\023a\023b\023d\023e\0241\0243-\0246\0248\024a\024c\024e\0370\0372\0376\037f\0391-\03a1\03a3-\03a9\03cf\03d8\03da\03dc\03de\03e0\03e2\03e4\03e6\03e8\03ea\03ec\03ee\03f7\03fa\03fd-\03ff\0402\0404-\0406\0408-\040b\040f-\0418\041a-\042f\0460\0462\0464\0466\0468\046a\046c\046e\0470\0472\0474\0478\047a\047c\047e\0480\048a\048c\048e\0490\0492\0494\0496\0498\049a\049c\049e\04a0\04a2\04a4\04a6\04a8\04aa\04ac\04ae\04b0\04b2\04b4\04b6\04b8\04ba\04bc\04be\04c0\04c3\04c5\04c7\04c9\04cb\04cd\04d4\04d8\04e0\04e8\04f6\04fa\04fc\04fe\0500\0502\0504\0506\0508\050a\050c\050e\0510\0512\0514\0516\0518\051a\051c\051e\0520\0522\0524\0526\0528\052a\052c\052e\0531-\0556]' THEN
    RETURN bare;
  END IF;
  DECLARE
    large CONSTANT text := U&'\0410\0411\0412\0413\0414\0415\0416\0417\0418\041a\041b\041c\041d\041e\041f\0420\0421\0422\0423\0424\0425\0426\0427\0428\0429\042a\042b\042c\042d\042e\042f\0391\0392\0393\0394\0395\0396\0397\0398\0399\039a\039b\039c\039d\039e\039f\03a0\03a1\03a3\03a4\03a5\03a6\03a7\03a8\03a9\00c6\00d0\00d8\00de\0110\0126\0141\014a\0152\0166\0402\0404\0405\0406\0408\0409\040a\040b\040f\0181\0182\0184\0186\0187\0189\018a\018b\018e\018f\0190\0191\0193\0194\0196\0197\0198\019c\019d\019f\01a2\01a4\01a6\01a7\01a9\01ac\01ae\01b1\01b2\01b3\01b5\01b7\01b8\01bc\01e4\01f6\01f7\021c\0220\0222\0224\023a\023b\023d\023e\0241\0243\0244\0245\0246\0248\024a\024c\024e\0370\0372\0376\037f\03cf\03d8\03da\03dc\03de\03e0\03e2\03e4\03e6\03e8\03ea\03ec\03ee\03f7\03fa\03fd\03fe\03ff\0460\0462\0464\0466\0468\046a\046c\046e\0470\0472\0474\0478\047a\047c\047e\0480\048a\048c\048e\0490\0492\0494\0496\0498\049a\049c\049e\04a0\04a2\04a4\04a6\04a8\04aa\04ac\04ae\04b0\04b2\04b4\04b6\04b8\04ba\04bc\04be\04c0\04c3\04c5\04c7\04c9\04cb\04cd\04d4\04d8\04e0\04e8\04f6\04fa\04fc\04fe\0500\0502\0504\0506\0508\050a\050c\050e\0510\0512\0514\0516\0518\051a\051c\051e\0520\0522\0524\0526\0528\052a\052c\052e\0531\0532\0533\0534\0535\0536\0537\0538\0539\053a\053b\053c\053d\053e\053f\0540\0541\0542\0543\0544\0545\0546\0547\0548\0549\054a\054b\054c\054d\054e\054f\0550\0551\0552\0553\0554\0555\0556';
    small CONSTANT text := U&'\0430\0431\0432\0433\0434\0435\0436\0437\0438\043a\043b\043c\043d\043e\043f\0440\0441\0442\0443\0444\0445\0446\0447\0448\0449\044a\044b\044c\044d\044e\044f\03b1\03b2\03b3\03b4\03b5\03b6\03b7\03b8\03b9\03ba\03bb\03bc\03bd\03be\03bf\03c0\03c1\03c3\03c4\03c5\03c6\03c7\03c8\03c9\00e6\00f0\00f8\00fe\0111\0127\0142\014b\0153\0167\0452\0454\0455\0456\0458\0459\045a\045b\045f\0253\0183\0185\0254\0188\0256\0257\018c\01dd\0259\025b\0192\0260\0263\0269\0268\0199\026f\0272\0275\01a3\01a5\0280\01a8\0283\01ad\0288\028a\028b\01b4\01b6\0292\01b9\01bd\01e5\0195\01bf\021d\019e\0223\0225\2c65\023c\019a\2c66\0242\0180\0289\028c\0247\0249\024b\024d\024f\0371\0373\0377\03f3\03d7\03d9\03db\03dd\03df\03e1\03e3\03e5\03e7\03e9\03eb\03ed\03ef\03f8\03fb\037b\037c\037d\0461\0463\0465\0467\0469\046b\046d\046f\0471\0473\0475\0479\047b\047d\047f\0481\048b\048d\048f\0491\0493\0495\0497\0499\049b\049d\049f\04a1\04a3\04a5\04a7\04a9\04ab\04ad\04af\04b1\04b3\04b5\04b7\04b9\04bb\04bd\04bf\04cf\04c4\04c6\04c8\04ca\04cc\04ce\04d5\04d9\04e1\04e9\04f7\04fb\04fd\04ff\0501\0503\0505\0507\0509\050b\050d\050f\0511\0513\0515\0517\0519\051b\051d\051f\0521\0523\0525\0527\0529\052b\052d\052f\0561\0562\0563\0564\0565\0566\0567\0568\0569\056a\056b\056c\056d\056e\056f\0570\0571\0572\0573\0574\0575\0576\0577\0578\0579\057a\057b\057c\057d\057e\057f\0580\0581\0582\0583\0584\0585\0586';
    capitals CONSTANT text := regexp_replace(bare, U&'[^\00c6\00d0\00d8\00de\0110\0126\0141\014a\0152\0166\0181\0182\0184\0186\0187\0189-\018b\018e-\0191\0193\0194\0196-\0198\019c\019d\019f\01a2\01a4\01a6\01a7\01a9\01ac\01ae\01b1-\01b3\01b5\01b7\01b8\01bc\01e4\01f6\01f7\021c\0220\0222\0224\023a\023b\023d\023e\0241\0243-\0246\0248\024a\024c\024e\0370\0372\0376\037f\0391-\03a1\03a3-\03a9\03cf\03d8\03da\03dc\03de\03e0\03e2\03e4\03e6\03e8\03ea\03ec\03ee\03f7\03fa\03fd-\03ff\0402\0404-\0406\0408-\040b\040f-\0418\041a-\042f\0460\0462\0464\0466\0468\046a\046c\046e\0470\0472\0474\0478\047a\047c\047e\0480\048a\048c\048e\0490\0492\0494\0496\0498\049a\049c\049e\04a0\04a2\04a4\04a6\04a8\04aa\04ac\04ae\04b0\04b2\04b4\04b6\04b8\04ba\04bc\04be\04c0\04c3\04c5\04c7\04c9\04cb\04cd\04d4\04d8\04e0\04e8\04f6\04fa\04fc\04fe\0500\0502\0504\0506\0508\050a\050c\050e\0510\0512\0514\0516\0518\051a\051c\051e\0520\0522\0524\0526\0528\052a\052c\052e\0531-\0556]+', '', 'g');
  BEGIN
    IF char_length(capitals) > 40 THEN
      RETURN translate(bare, large, small);
    END IF;
    RETURN translate(bare, capitals, translate(capitals, large, small));
  END;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."crm_fold"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length($1) = char_length($1) THEN lower($1 COLLATE "C") ELSE "public"."crm_fold_letters"($1) END;--> statement-breakpoint
-- The words of a record, each behind the end of its tenant's id. A telephone number has an entry for what begins at every second of
-- its digits, behind a mark that no word has. The cost tells the planner that making them anew for each row is dearer than the
-- index.
CREATE OR REPLACE FUNCTION "public"."crm_words"(tenant uuid, body text, phones text[], tags text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  own text := right(tenant::text, 8);
  -- Spaces are left out: each run that matches takes as long as 50 letters that don't.
  words text := regexp_replace(
    public.crm_fold(CASE WHEN cardinality(tags) > 0 THEN body || ' ' || array_to_string(tags, ' ') ELSE body END),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');
  digits text;
BEGIN
  -- An index takes no entry of more than about 2,700 bytes.
  IF octet_length(words) > 1000 THEN
    words := regexp_replace(words, '([^ ]{64})[^ ]+', '\1', 'g');
  END IF;
  FOREACH digits IN ARRAY phones LOOP
    IF digits IS NOT NULL THEN
      digits := regexp_replace(public.crm_fold(digits), '[^0-9]+', '', 'g');
      FOR start IN 1 .. least(length(digits), 15) BY 2 LOOP
        words := words || ' #' || substr(digits, start);
      END LOOP;
    END IF;
  END LOOP;
  RETURN array_to_tsvector(array_remove(string_to_array(own || replace(words, ' ', ' ' || own), ' '), own));
END $$;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN IF NOT EXISTS "used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN IF NOT EXISTS "instances" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN IF NOT EXISTS "share" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN IF NOT EXISTS "suspended_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN IF NOT EXISTS "created_by_id" uuid;--> statement-breakpoint
-- Keys from before have their maker's address alone: it finds the user who has it today. Who isn't found has gone, and the id
-- that nobody has says so.
UPDATE "api_keys" SET "created_by_id" = "users"."id" FROM "users"
WHERE "users"."tenant_id" = "api_keys"."tenant_id" AND "users"."email_key" = lower("api_keys"."created_by");--> statement-breakpoint
UPDATE "api_keys" SET "created_by_id" = '00000000-0000-0000-0000-000000000000'
WHERE "created_by" IS NOT NULL AND "created_by_id" IS NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "change_set" uuid;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "actor_type" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "actor_name" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "source" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "changed_properties" json;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN IF NOT EXISTS "previous" json;--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"credential_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"change_set" uuid,
	"answer" text,
	"progress" json,
	"created_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_credential_id_operation_key_pk" PRIMARY KEY("tenant_id","credential_id","operation","key")
);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "audit_log" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"ip" text,
	"request_id" text,
	CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id")
);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_action" ON "audit_log" USING btree ("tenant_id","action","id") WHERE "audit_log"."action" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_actor" ON "audit_log" USING btree ("tenant_id","actor_id","id") WHERE "audit_log"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_log_at" ON "audit_log" USING btree ("at") WHERE "audit_log"."at" is not null;--> statement-breakpoint
-- Each of these gets a successor of the same name, which takes over before it is dropped (0004).
ALTER INDEX IF EXISTS "activities_updated" RENAME TO "activities_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "activities_identity" RENAME TO "activities_identity_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "activities_type" RENAME TO "activities_type_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "activities_status" RENAME TO "activities_status_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "api_keys_hash" RENAME TO "api_keys_hash_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "api_keys_updated" RENAME TO "api_keys_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "changes_entity" RENAME TO "changes_entity_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "companies_domain" RENAME TO "companies_domain_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "companies_name" RENAME TO "companies_name_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "companies_updated" RENAME TO "companies_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "contacts_email" RENAME TO "contacts_email_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "contacts_updated" RENAME TO "contacts_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "contacts_lifecycle" RENAME TO "contacts_lifecycle_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "deals_name" RENAME TO "deals_name_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "deals_updated" RENAME TO "deals_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "deals_status" RENAME TO "deals_status_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "deals_pipeline" RENAME TO "deals_pipeline_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "deals_stage" RENAME TO "deals_stage_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "pipelines_updated" RENAME TO "pipelines_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "refresh_tokens_family" RENAME TO "refresh_tokens_family_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "stages_updated" RENAME TO "stages_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "stages_position" RENAME TO "stages_position_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "users_email" RENAME TO "users_email_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "users_updated" RENAME TO "users_updated_before";--> statement-breakpoint
ALTER INDEX IF EXISTS "webhooks_updated" RENAME TO "webhooks_updated_before";--> statement-breakpoint
-- An index that no other condition can use leaves PostgreSQL no wrong one to take: what 0002 told its statistics is not needed.
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN SELECT attrelid::regclass AS "table", attname AS "column" FROM pg_attribute WHERE attoptions::text LIKE '%n_distinct%' LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I RESET (n_distinct)', told."table", told."column");
  END LOOP;
END $$;
