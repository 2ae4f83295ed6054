-- The jackpot of each pool at this moment: its balance, at least the guarantee, and the contributions of the tickets
-- sold for draws that are not settled.
create or replace function lottery_jackpots()
returns table (game_code text, level text, asset text, share_bp int, guarantee_minor bigint, amount_minor bigint)
language sql stable as $$
  select p.game_code, p.level, p.asset, p.share_bp, p.guarantee_minor,
         greatest(p.balance_minor, p.guarantee_minor) + coalesce((
           select sum(div(s.stake_minor * c.share_bp, 10000))
             from lottery_draws d
             join lottery_draw_pools c on c.draw_id = d.id and c.level = p.level and c.asset = p.asset
             -- Only for these draws: the stakes of all others would have to be added up for each pool.
             cross join lateral (select sum(stake_minor) as stake_minor from lottery_pool_stakes
                                  where draw_id = d.id and asset = p.asset) s
            where d.game_code = p.game_code and d.state in ('open', 'locked', 'drawn') and d.settled_version = 0
         ), 0)::bigint
    from lottery_pools p;
$$;
