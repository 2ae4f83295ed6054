-- Notifies clients of the jackpots that changed since the last notice. Any process may call it; each change is
-- announced once.
create or replace function lottery_announce_jackpots() returns int language plpgsql as $$
declare
  v_games text[];
begin
  with changed as (
    update lottery_pools p set shown_minor = j.amount_minor from lottery_jackpots() j
     where p.game_code = j.game_code and p.level = j.level and p.asset = j.asset and p.asset <> 'FUN'
       and p.shown_minor <> j.amount_minor
    returning p.game_code
  )
  select array_agg(distinct c.game_code) into v_games from changed c;
  perform stream_add(null, 'jackpot', jsonb_build_object('gameCode', g.code, 'pools', (
      select jsonb_agg(jsonb_build_object('level', p.level, 'amount', wallet_amount(p.shown_minor)) order by p.level)
        from lottery_pools p where p.game_code = g.code and p.asset <> 'FUN')))
     from unnest(v_games) as g(code);
  return coalesce(cardinality(v_games), 0);
end $$;
