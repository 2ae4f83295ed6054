-- Gross win of a line: its hits at the odds, and its shares of jackpot pools. Simple enough to be inlined, so that
-- lines of games without pools cost nothing more.
create or replace function lottery_line_win(
  p_draw_id bigint, p_asset text, p_unit_stake bigint, p_odds bigint, p_hits int, p_prizes int[]
) returns bigint language sql stable as $$
  select lottery_payout(p_unit_stake, p_odds, p_hits)
    + case when p_prizes is null then 0 else lottery_pool_win(p_draw_id, p_asset, p_unit_stake, p_prizes) end;
$$;
