-- Shares of a line in the jackpot pools of a settled draw. Each winning combination gets its part of the jackpot by its
-- stake, rounded down; combinations of equal stakes get equal parts.
create or replace function lottery_pool_win(p_draw_id bigint, p_asset text, p_unit_stake bigint, p_prizes int[])
returns bigint language sql stable as $$
  select coalesce(sum(p_prizes[p.place] * div(p.jackpot_minor::numeric * p_unit_stake, p.weight)), 0)::bigint
    from lottery_draw_pools p where p.draw_id = p_draw_id and p.asset = p_asset and p.weight > 0;
$$;
