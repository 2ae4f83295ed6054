-- The most that the tickets of one draw may win together if every line hits once, play money aside. Every game has one.
alter table lottery_games add column exposure_minor bigint not null default 50000000000000 check (exposure_minor > 0);

-- What the tickets of a draw would win together, as somebody counted it last; the sale counts anew every second.
create table lottery_draw_exposure (
  draw_id bigint primary key,
  exposure_minor bigint not null check (exposure_minor >= 0),
  counted_at timestamptz not null
) with (fillfactor = 50);

-- Games that sold without limits get those of the demonstration's official games: a pick may cost the house
-- 10,000,000,000.00, and a member may stake 100,000,000.00 on it and 1,000,000,000.00 on a draw. The odds stay.
insert into lottery_odds (game_code, version, plays)
select g.code, (select max(v.version) + 1 from lottery_odds v where v.game_code = g.code),
       (select jsonb_agg('{"liabilityMinor": "1000000000000", "memberNumberMinor": "10000000000"}'::jsonb || p.value
                         order by p.ord)
          from jsonb_array_elements(o.plays) with ordinality as p(value, ord))
  from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
 where exists (select 1 from jsonb_array_elements(o.plays) as p(value)
                where not p.value ?& array['liabilityMinor', 'memberNumberMinor']);
update lottery_games g set odds_version = v.version
  from (select game_code, max(version) as version from lottery_odds group by game_code) v
 where v.game_code = g.code
   and exists (select 1 from lottery_odds o, jsonb_array_elements(o.plays) as p(value)
                where o.game_code = g.code and o.version = g.odds_version
                  and not p.value ?& array['liabilityMinor', 'memberNumberMinor']);
update lottery_games set member_draw_minor = 100000000000 where member_draw_minor is null;
