-- The total payout of a draw with its rebates, computed before the first ticket is paid. Cancelled tickets are omitted
-- because their stake was refunded. lottery_settle_chunk explains how winning picks are found.
create or replace function lottery_payouts(p_draw_id bigint) returns table (asset text, payout_minor bigint)
language sql stable set enable_seqscan = off as $$
  select p.asset, sum(p.paid)::bigint from (
    select t.asset, sum(lottery_line_win(p_draw_id, t.asset, l.unit_stake_minor, l.odds, w.hits, w.prizes)) as paid
      from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id
     cross join lateral (select p.hits, p.prizes from lottery_winning_picks p
                          where p.draw_id = p_draw_id and p.play = l.play and p.picks = l.picks offset 0) w
     where t.draw_id = p_draw_id and t.status <> 'cancelled'
     group by t.asset
     union all
    select t.asset, sum(lottery_rebate(t.total_minor, t.rebate)) from lottery_tickets t
     where t.draw_id = p_draw_id and t.rebate > 0 and t.status <> 'cancelled' group by t.asset
  ) p group by p.asset;
$$;
