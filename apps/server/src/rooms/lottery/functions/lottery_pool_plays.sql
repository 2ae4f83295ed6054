-- The plays of a version of a game's rules whose stakes go into its jackpot pools.
create or replace function lottery_pool_plays(p_game_code text, p_rules_version int) returns text[]
language sql stable as $$
  select array(select play ->> 'code' from lottery_rules r cross join jsonb_array_elements(r.plays) as play
                where r.game_code = p_game_code and r.version = p_rules_version and play #>> '{rule,kind}' = 'lotto');
$$;
