-- The total that a correction pays, by asset: the new payouts of the tickets whose payout changes.
create or replace function lottery_correction_payouts(p_draw_id bigint) returns table (asset text, payout_minor bigint)
language sql stable set enable_seqscan = off as $$
  select c.asset, sum(c.win)::bigint from (
    select t.id, t.asset, t.win_minor,
           coalesce(sum(lottery_line_win(p_draw_id, t.asset, l.unit_stake_minor, l.odds, w.hits, w.prizes)), 0)::bigint
             as win
      from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id
      left join lateral (select p.hits, p.prizes from lottery_winning_picks p
                          where p.draw_id = p_draw_id and p.play = l.play and p.picks = l.picks offset 0) w on true
     where t.draw_id = p_draw_id and t.status <> 'cancelled'
     group by t.id
  ) c where c.win <> c.win_minor group by c.asset having sum(c.win) > 0;
$$;
