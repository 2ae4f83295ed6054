-- Games that sell the plain sums of two digits offer its last digit as well, at the terms of the units digit: one of
-- ten either way; the plain sums are named so. Issues that exist keep their rules; each version that is in force or to
-- come is replaced on its own day.
-- Of versions that no operator asked for a request that waits need not know.
alter table lottery_rules add column if not exists by_upgrade boolean not null default false;
insert into lottery_rules (by_upgrade, game_code, version, structure, plays, valid_from)
select true, r.game_code, (select max(v.version) from lottery_rules v where v.game_code = r.game_code)
         + (row_number() over (partition by r.game_code order by r.version))::int, r.structure,
       (select jsonb_agg(e.play order by e.place)
          from (select p.value || case when p.value ->> 'code' ~ '^sum[0-9]+$'
                         then jsonb_build_object('name', 'Sum of two digits, ' || substr(p.value ->> 'code', 4))
                         else '{}'::jsonb end as play, p.ord::numeric as place
                  from jsonb_array_elements(r.plays) with ordinality as p(value, ord)
                union all
                select p.value || '{"code": "tong", "name": "Sum of two digits, last digit"}'::jsonb
                         || jsonb_build_object('rule', (p.value -> 'rule') || '{"position": "sum"}'::jsonb),
                       p.ord + 0.5
                  from jsonb_array_elements(r.plays) with ordinality as p(value, ord)
                 where p.value ->> 'code' = 'duoi') e), r.valid_from
  from lottery_rules r join lottery_games g on g.code = r.game_code
 where r.version = lottery_rules_at(g.code, greatest(r.valid_from, (now() at time zone g.zone)::date))
   and r.plays @> '[{"code": "duoi"}, {"code": "sum0"}]' and not r.plays @> '[{"code": "tong"}]';

insert into lottery_odds (game_code, version, plays)
select g.code, (select max(v.version) + 1 from lottery_odds v where v.game_code = g.code),
       (select jsonb_agg(e.terms order by e.place)
          from (select p.value as terms, p.ord::numeric as place
                  from jsonb_array_elements(o.plays) with ordinality as p(value, ord)
                union all
                select p.value || '{"play": "tong"}'::jsonb, p.ord + 0.5
                  from jsonb_array_elements(o.plays) with ordinality as p(value, ord)
                 where p.value ->> 'play' = 'duoi') e)
  from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
 where o.plays @> '[{"play": "duoi"}, {"play": "sum0"}]' and not o.plays @> '[{"play": "tong"}]'
   and not exists (select 1 from lottery_rules r where r.game_code = g.code and not r.plays @> '[{"code": "tong"}]'
                      and r.version = lottery_rules_at(
                        g.code, greatest(r.valid_from, (now() at time zone g.zone)::date)));
update lottery_games g set odds_version = v.version
  from (select game_code, max(version) as version from lottery_odds group by game_code) v
 where v.game_code = g.code
   and exists (select 1 from lottery_odds o where o.game_code = g.code and o.version = v.version
                  and o.plays @> '[{"play": "tong"}]')
   and exists (select 1 from lottery_odds o where o.game_code = g.code and o.version = g.odds_version
                  and not o.plays @> '[{"play": "tong"}]');
