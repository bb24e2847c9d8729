-- How texts are compared: compatibility forms apart, without combining marks, in lower case. It goes by no collation, so that
-- it is the same on every server, and is written a second time in src/records/fold.ts. Lower case is that of Latin, Greek,
-- Cyrillic and Armenian letters.
CREATE FUNCTION "public"."crm_fold"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length($1) = char_length($1) THEN lower($1 COLLATE "C")
  ELSE translate(
    lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g') COLLATE "C"),
    U&'\00c6\00d0\00d8\00de\0110\0126\0141\014a\0152\0166\0181\0182\0184\0186\0187\0189\018a\018b\018e\018f\0190\0191\0193\0194\0196\0197\0198\019c\019d\019f\01a2\01a4\01a6\01a7\01a9\01ac\01ae\01b1\01b2\01b3\01b5\01b7\01b8\01bc\01e4\01f6\01f7\021c\0220\0222\0224\023a\023b\023d\023e\0241\0243\0244\0245\0246\0248\024a\024c\024e\0370\0372\0376\037f\0391\0392\0393\0394\0395\0396\0397\0398\0399\039a\039b\039c\039d\039e\039f\03a0\03a1\03a3\03a4\03a5\03a6\03a7\03a8\03a9\03cf\03d8\03da\03dc\03de\03e0\03e2\03e4\03e6\03e8\03ea\03ec\03ee\03f7\03fa\03fd\03fe\03ff\0402\0404\0405\0406\0408\0409\040a\040b\040f\0410\0411\0412\0413\0414\0415\0416\0417\0418\041a\041b\041c\041d\041e\041f\0420\0421\0422\0423\0424\0425\0426\0427\0428\0429\042a\042b\042c\042d\042e\042f\0460\0462\0464\0466\0468\046a\046c\046e\0470\0472\0474\0478\047a\047c\047e\0480\048a\048c\048e\0490\0492\0494\0496\0498\049a\049c\049e\04a0\04a2\04a4\04a6\04a8\04aa\04ac\04ae\04b0\04b2\04b4\04b6\04b8\04ba\04bc\04be\04c0\04c3\04c5\04c7\04c9\04cb\04cd\04d4\04d8\04e0\04e8\04f6\04fa\04fc\04fe\0500\0502\0504\0506\0508\050a\050c\050e\0510\0512\0514\0516\0518\051a\051c\051e\0520\0522\0524\0526\0528\052a\052c\052e\0531\0532\0533\0534\0535\0536\0537\0538\0539\053a\053b\053c\053d\053e\053f\0540\0541\0542\0543\0544\0545\0546\0547\0548\0549\054a\054b\054c\054d\054e\054f\0550\0551\0552\0553\0554\0555\0556',
    U&'\00e6\00f0\00f8\00fe\0111\0127\0142\014b\0153\0167\0253\0183\0185\0254\0188\0256\0257\018c\01dd\0259\025b\0192\0260\0263\0269\0268\0199\026f\0272\0275\01a3\01a5\0280\01a8\0283\01ad\0288\028a\028b\01b4\01b6\0292\01b9\01bd\01e5\0195\01bf\021d\019e\0223\0225\2c65\023c\019a\2c66\0242\0180\0289\028c\0247\0249\024b\024d\024f\0371\0373\0377\03f3\03b1\03b2\03b3\03b4\03b5\03b6\03b7\03b8\03b9\03ba\03bb\03bc\03bd\03be\03bf\03c0\03c1\03c3\03c4\03c5\03c6\03c7\03c8\03c9\03d7\03d9\03db\03dd\03df\03e1\03e3\03e5\03e7\03e9\03eb\03ed\03ef\03f8\03fb\037b\037c\037d\0452\0454\0455\0456\0458\0459\045a\045b\045f\0430\0431\0432\0433\0434\0435\0436\0437\0438\043a\043b\043c\043d\043e\043f\0440\0441\0442\0443\0444\0445\0446\0447\0448\0449\044a\044b\044c\044d\044e\044f\0461\0463\0465\0467\0469\046b\046d\046f\0471\0473\0475\0479\047b\047d\047f\0481\048b\048d\048f\0491\0493\0495\0497\0499\049b\049d\049f\04a1\04a3\04a5\04a7\04a9\04ab\04ad\04af\04b1\04b3\04b5\04b7\04b9\04bb\04bd\04bf\04cf\04c4\04c6\04c8\04ca\04cc\04ce\04d5\04d9\04e1\04e9\04f7\04fb\04fd\04ff\0501\0503\0505\0507\0509\050b\050d\050f\0511\0513\0515\0517\0519\051b\051d\051f\0521\0523\0525\0527\0529\052b\052d\052f\0561\0562\0563\0564\0565\0566\0567\0568\0569\056a\056b\056c\056d\056e\056f\0570\0571\0572\0573\0574\0575\0576\0577\0578\0579\057a\057b\057c\057d\057e\057f\0580\0581\0582\0583\0584\0585\0586'
  ) END;--> statement-breakpoint
-- The words of a record, each behind the end of its tenant's id. A phone number is found from any of its digits on. The
-- cost tells the planner that making them anew for each row is dearer than the index.
CREATE FUNCTION "public"."crm_words"(tenant uuid, body text, phones text[], tags text[]) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
DECLARE
  words text := ' ' || body;
  phone text;
BEGIN
  IF cardinality(tags) > 0 THEN
    words := words || ' ' || array_to_string(tags, ' ');
  END IF;
  words := regexp_replace(public.crm_fold(words),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');
  -- An index takes no entry of more than about 2,700 bytes.
  IF octet_length(words) > 1000 THEN
    words := regexp_replace(words, '([^ ]{64})[^ ]+', '\1', 'g');
  END IF;
  FOREACH phone IN ARRAY phones LOOP
    IF phone IS NOT NULL THEN
      phone := regexp_replace(public.crm_fold(phone), '[^0-9]', '', 'g');
      FOR start IN 1 .. least(length(phone), 15) LOOP
        words := words || ' ' || substr(phone, start);
      END LOOP;
    END IF;
  END LOOP;
  RETURN array_to_tsvector(array_remove(
    string_to_array(replace(rtrim(words, ' '), ' ', ' ' || right(tenant::text, 8)), ' '), ''));
END $$;--> statement-breakpoint
CREATE INDEX "activities_created" ON "activities" USING btree ("tenant_id","created_at","id") WHERE "activities"."created_at" is not null;--> statement-breakpoint
CREATE INDEX "activities_words" ON "activities" USING gin (public.crm_words("tenant_id", coalesce("subject", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "companies_created" ON "companies" USING btree ("tenant_id","created_at","id") WHERE "companies"."created_at" is not null;--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("domain", '') || ' ' || coalesce("notes", ''), array["phone"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("tenant_id","created_at","id") WHERE "contacts"."created_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_words" ON "contacts" USING gin (public.crm_words("tenant_id", coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("title", '') || ' ' || coalesce("notes", ''), array["phone", "mobile"], "tags")) WITH (fastupdate=true,gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX "deals_created" ON "deals" USING btree ("tenant_id","created_at","id") WHERE "deals"."created_at" is not null;--> statement-breakpoint
CREATE INDEX "deals_words" ON "deals" USING gin (public.crm_words("tenant_id", coalesce("name", '') || ' ' || coalesce("notes", ''), '{}'::text[], '{}'::text[])) WITH (fastupdate=true,gin_pending_list_limit=64);
