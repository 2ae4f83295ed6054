-- Adds the difference between two states of rows to the sums; the triggers of records_bets call it. A bet counts from
-- its settlement, once both its placement and its settlement are recorded. A correction counts when it is made, as the
-- ledger books it. Play money is not counted, and neither are wins of free rounds that become bonus money: no money
-- is paid for them, and the bonus is a gift.
create or replace function records_add_sums(p_before records_bets[], p_after records_bets[])
returns void language sql as $$
  with changed as (
    select a.settled_at, a.asset, a.product, coalesce(a.vendor, '') as vendor,
           a.game_code, a.game_name, a.status in ('won', 'lost') as counts, 1 as sign, a.stake_minor,
           a.win_minor - case when a.stake_minor = 0 then a.bonus_win_minor else 0 end as win_minor
      from unnest(p_after) a where a.placed_at is not null and a.settled_at is not null and a.asset <> 'FUN'
    union all
    select a.settled_at, a.asset, a.product, coalesce(a.vendor, ''), a.game_code, a.game_name,
           b.status in ('won', 'lost'), -1, b.stake_minor,
           b.win_minor - case when b.stake_minor = 0 then b.bonus_win_minor else 0 end
      from unnest(p_before) b join unnest(p_after) a on a.ticket_id = b.ticket_id
     where b.placed_at is not null and b.settled_at is not null and a.asset <> 'FUN'
  )
  insert into records_sums as s (at, asset, product, vendor, game_code, game_name, bets, stake_minor, win_minor)
  select date_bin('15 minutes', c.settled_at, 'epoch'), c.asset, c.product, c.vendor, c.game_code, max(c.game_name),
         sum(c.sign), sum(c.sign * c.stake_minor), sum(c.sign * coalesce(c.win_minor, 0))
    from changed c where c.counts
   group by 1, 2, 3, 4, 5
  having sum(c.sign) <> 0 or sum(c.sign * c.stake_minor) <> 0 or sum(c.sign * coalesce(c.win_minor, 0)) <> 0
   order by 1, 2, 3, 4, 5
  on conflict (at, asset, product, vendor, game_code) do update
    set bets = s.bets + excluded.bets, stake_minor = s.stake_minor + excluded.stake_minor,
        win_minor = s.win_minor + excluded.win_minor, game_name = excluded.game_name;
$$;
