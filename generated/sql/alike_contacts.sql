-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
with own as materialized (
  select "contacts"."id" as id,
    "contacts"."company_id" as company_id,
    nullif(public.crm_digits("contacts"."phone"), '') as phone,
    nullif(public.crm_digits("contacts"."mobile"), '') as mobile,
    array_remove(string_to_array(public.crm_fold("contacts"."first_name" || ' ' || "contacts"."last_name"), ' '), '') as words,
    split_part("contacts"."email_key", '@', 2) as domain
  from "contacts"
  where "contacts"."tenant_id" = $1::uuid
), anchored as (
  select domain,
    case when number > 0
    and cardinality(words) = 2 then words[3 - number] else (
    select string_agg(word, ' ' order by word)
    from unnest(words) with ordinality as each (word, place)
    where place <> number
  ) end as anchor, array_agg(id) as ids, array_agg(coalesce(words[number], '')) as rests
  from own, generate_series(0, cardinality(words)) as number
  where domain <> ''
    and domain not in ('aol.com', 'att.net', 'bellsouth.net', 'bigpond.com', 'bk.ru', 'bluewin.ch', 'bol.com.br', 'bt.com', 'btinternet.com', 'charter.net', 'comcast.net', 'cox.net', 'daum.net', 'email.com', 'fastmail.com', 'fastmail.fm', 'free.fr', 'freenet.de', 'gmail.com', 'gmx.at', 'gmx.ch', 'gmx.com', 'gmx.de', 'gmx.net', 'googlemail.com', 'hanmail.net', 'hey.com', 'home.nl', 'hotmail.be', 'hotmail.ca', 'hotmail.co.uk', 'hotmail.com', 'hotmail.de', 'hotmail.es', 'hotmail.fr', 'hotmail.it', 'hotmail.nl', 'hotmail.se', 'hushmail.com', 'icloud.com', 'inbox.com', 'inbox.ru', 'interia.pl', 'juno.com', 'kpnmail.nl', 'laposte.net', 'libero.it', 'list.ru', 'live.ca', 'live.co.uk', 'live.com', 'live.de', 'live.fr', 'live.it', 'live.nl', 'live.se', 'mac.com', 'mail.com', 'mail.de', 'mail.ru', 'mailbox.org', 'me.com', 'msn.com', 'naver.com', 'o2.pl', 'online.no', 'onet.pl', 'optonline.net', 'orange.fr', 'outlook.com', 'outlook.de', 'outlook.es', 'outlook.fr', 'outlook.it', 'outlook.jp', 'pm.me', 'posteo.de', 'proton.me', 'protonmail.ch', 'protonmail.com', 'qq.com', 'rediffmail.com', 'rocketmail.com', 'rogers.com', 'sapo.pt', 'sbcglobal.net', 'seznam.cz', 'sfr.fr', 'shaw.ca', 'sina.com', 'sky.com', 'sohu.com', 'spray.se', 'sympatico.ca', 't-online.de', 'talktalk.net', 'telenet.be', 'telia.com', 'tiscali.it', 'tuta.com', 'tutanota.com', 'ukr.net', 'uol.com.br', 'verizon.net', 'virgilio.it', 'virginmedia.com', 'wanadoo.fr', 'web.de', 'wp.pl', 'xs4all.nl', 'xtra.co.nz', 'ya.ru', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.co.uk', 'yahoo.com', 'yahoo.com.au', 'yahoo.com.br', 'yahoo.de', 'yahoo.es', 'yahoo.fr', 'yahoo.it', 'yandex.com', 'yandex.ru', 'yeah.net', 'ymail.com', 'zoho.com', 'zohomail.com', 'ziggo.nl', '126.com', '163.com')
    and cardinality(words) between 2
    and 8
  group by 1, 2
  having count(*) between 2
    and 1000
)
select 'same_phone' as reason,
  phone as sign,
  array_agg(id)::text[] as ids
from (
  select id,
    phone
  from own
  union all
  select id,
    mobile
  from own
  where mobile is distinct from phone
) as each
where length(phone) >= 7
group by phone
having count(*) between 2
  and 1000
union all
select 'same_name_and_company',
  company_id || ' ' || array_to_string(words, ' '),
  array_agg(id)::text[]
from own
where company_id is not null
group by company_id, words
having count(*) between 2
  and 1000
union all
select 'similar_name_and_domain',
  near.domain || ' ' || near.anchor,
  alike.ids
from (
  select *,
    least(length(rests[1]), length(rests[2])) / 2 as half
  from anchored
) as near, lateral (
  select array_agg(id)::text[] as ids
  from (
    select distinct id,
      rest
    from unnest(near.ids, near.rests) as each (id, rest)
  ) as member, lateral (
    select rest as form,
      true as is_whole
    union all
    select left(rest, place - 1) || mark || substr(rest, place + 1),
      false
    from generate_series(1, least(length(rest), 40)) as place, (values (''), (chr(1))) as marks (mark)
    where length(rest) <= 40
      and (mark <> '' or substr(rest, place, 1) <> substr(rest, place + 1, 1))
  ) as forms
  group by form
  having count(*) > 1
    and (bool_or(is_whole) or strpos(form, chr(1)) > 0)
) as alike
where cardinality(near.ids) > 2
  or left(rests[1], half) = left(rests[2], half)
  or right(rests[1], half) = right(rests[2], half);
