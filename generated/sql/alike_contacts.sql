-- Generated from the statements in src/ by scripts/generate.ts; do not edit.
-- $1 tenantId
with shared as materialized (
  select reason,
    sign,
    array_agg(id) as ids,
    array_agg(rest) as rests
  from (
    select own.id,
      each.reason,
      each.reason || ' ' || each.sign as sign,
      each.rest,
      each.words,
      each.company_id
    from (
      select "contacts"."id" as id,
        public.crm_fold("contacts"."first_name" || ' ' || "contacts"."last_name") as name,
        array[public.crm_digits("contacts"."phone"),
        public.crm_digits("contacts"."mobile")] as phones,
        "contacts"."company_id" as "company_id",
        split_part("contacts"."email_key", '@', 2) as "domain"
      from "contacts"
      where "contacts"."tenant_id" = $1::uuid
      offset 0
    ) as own, lateral (
      select distinct 'same_phone' as reason,
        phone as sign,
        null as rest,
        null as words,
        null::uuid as company_id
      from unnest(own.phones) as phone
      where length(phone) >= 7
      union all
      select 'same_name_and_company',
        company_id || ' ' || name,
        null,
        name,
        company_id
      where company_id is not null
      union all
      select 'similar_name_and_domain',
        domain || ' ' || anchor,
        coalesce(parts[number], ''),
        anchor || ' ' || regexp_replace(domain, '\.[^.]*$', ''),
        null
      from (
        select array(
          select word
          from string_to_table(name, ' ') as word
          order by word collate "C"
        )
        offset 0
      ) as sorted (parts), generate_series(0, cardinality(parts)) as number, array_to_string(parts[:number - 1] || parts[number + 1:], ' ') as anchor
      where domain <> ''
        and domain not in ('aol.com', 'att.net', 'bellsouth.net', 'bigpond.com', 'bk.ru', 'bluewin.ch', 'bol.com.br', 'bt.com', 'btinternet.com', 'charter.net', 'comcast.net', 'cox.net', 'daum.net', 'email.com', 'fastmail.com', 'fastmail.fm', 'free.fr', 'freenet.de', 'gmail.com', 'gmx.at', 'gmx.ch', 'gmx.com', 'gmx.de', 'gmx.net', 'googlemail.com', 'hanmail.net', 'hey.com', 'home.nl', 'hotmail.be', 'hotmail.ca', 'hotmail.co.uk', 'hotmail.com', 'hotmail.de', 'hotmail.es', 'hotmail.fr', 'hotmail.it', 'hotmail.nl', 'hotmail.se', 'hushmail.com', 'icloud.com', 'inbox.com', 'inbox.ru', 'interia.pl', 'juno.com', 'kpnmail.nl', 'laposte.net', 'libero.it', 'list.ru', 'live.ca', 'live.co.uk', 'live.com', 'live.de', 'live.fr', 'live.it', 'live.nl', 'live.se', 'mac.com', 'mail.com', 'mail.de', 'mail.ru', 'mailbox.org', 'me.com', 'msn.com', 'naver.com', 'o2.pl', 'online.no', 'onet.pl', 'optonline.net', 'orange.fr', 'outlook.com', 'outlook.de', 'outlook.es', 'outlook.fr', 'outlook.it', 'outlook.jp', 'pm.me', 'posteo.de', 'proton.me', 'protonmail.ch', 'protonmail.com', 'qq.com', 'rediffmail.com', 'rocketmail.com', 'rogers.com', 'sapo.pt', 'sbcglobal.net', 'seznam.cz', 'sfr.fr', 'shaw.ca', 'sina.com', 'sky.com', 'sohu.com', 'spray.se', 'sympatico.ca', 't-online.de', 'talktalk.net', 'telenet.be', 'telia.com', 'tiscali.it', 'tuta.com', 'tutanota.com', 'ukr.net', 'uol.com.br', 'verizon.net', 'virgilio.it', 'virginmedia.com', 'wanadoo.fr', 'web.de', 'wp.pl', 'xs4all.nl', 'xtra.co.nz', 'ya.ru', 'yahoo.ca', 'yahoo.co.in', 'yahoo.co.jp', 'yahoo.co.uk', 'yahoo.com', 'yahoo.com.au', 'yahoo.com.br', 'yahoo.de', 'yahoo.es', 'yahoo.fr', 'yahoo.it', 'yandex.com', 'yandex.ru', 'yeah.net', 'ymail.com', 'zoho.com', 'zohomail.com', 'ziggo.nl', '126.com', '163.com')
        and cardinality(parts) between 2
        and 8
    ) as each
  ) as each
  group by reason, sign
  having count(*) between 2
    and 1000
)
select reason,
  sign,
  ids::text[] as ids
from shared
where rests[1] is null
union all
select near.reason,
  near.sign,
  alike.ids
from (
  select *,
    least(length(rests[1]), length(rests[2])) / 2 as half
  from shared
  where rests[1] is not null
) as near, lateral (
  select array_agg(id)::text[] as ids
  from (
    select rest,
      array_agg(distinct id) as ids,
      count(*) over () as count
    from unnest(near.ids, near.rests) as each (id, rest)
    group by rest
  ) as one, lateral (
    select id,
      rest as form,
      true as is_whole
    from unnest(one.ids) as id
    union all
    select one.ids[1],
      left(rest, place - 1) || mark || substr(rest, place + 1),
      false
    from generate_series(1, least(length(rest), 40)) as place, (values (''), (chr(1))) as marks (mark)
    where one.count > 1
      and length(rest) <= 40
      and (mark <> '' or substr(rest, place, 1) <> substr(rest, place + 1, 1))
  ) as forms
  group by form
  having count(*) > 1
    and (bool_or(is_whole) or strpos(form, chr(1)) > 0)
) as alike
where cardinality(near.ids) > 2
  or left(rests[1], half) = left(rests[2], half)
  or right(rests[1], half) = right(rests[2], half);
