-- Closes the next tickets of a draw, all of one asset, in a fixed number of statements: pays winners, or refunds stakes
-- when the draw is void. After a correction it takes back the old payout of a changed ticket and pays the new one. A
-- ticket costs one row and one for each line; at least one ticket is processed. Returns the rows it cost, 0 when no
-- ticket is left. Publishes one event about the bets per chunk. The caller holds the draw's row.
-- Winning picks change with every draw, so table statistics do not know their number. The planner assumed one, and read
-- every line of a chunk once for each of hundreds of picks. Each line looks its pick up instead (`offset 0` keeps it
-- so), always by an index, however many lines other draws have left.
create or replace function lottery_settle_chunk(p_draw_id bigint, p_max_rows int, out row_count int)
language plpgsql set enable_seqscan = off as $$
declare
  v_draw lottery_draws;
  v_asset text;
  v_escrow text;
  v_ids uuid[] := '{}';
  v_next record;
  -- The tickets that change, all of them in a first settlement, with what they were paid before.
  v_changed uuid[];
  v_former bigint[];
  v_former_bonus bigint[];
  v_version int;
  v_has_rebate boolean := false;
  v_now timestamptz := clock_timestamp();
begin
  row_count := 0;
  select * into strict v_draw from lottery_draws where id = p_draw_id;
  select t.asset into v_asset from lottery_tickets t
   where t.draw_id = p_draw_id and t.status <> 'cancelled'
     and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''),
                            coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
   order by t.asset, t.id limit 1;
  if not found then return; end if;
  v_escrow := lottery_escrow(v_draw.game_code, v_draw.numero, v_asset);
  v_version := greatest(v_draw.result_version, 1);

  -- A cursor, because the number of tickets is known only after reading their lines' counts.
  for v_next in
    select t.id, t.line_count + 1 as cost, t.rebate > 0 as has_rebate from lottery_tickets t
     where t.draw_id = p_draw_id and t.asset = v_asset and t.status <> 'cancelled'
       and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''),
                              coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
     order by t.id
  loop
    exit when row_count > 0 and row_count + v_next.cost > p_max_rows;
    v_ids := v_ids || v_next.id;
    row_count := row_count + v_next.cost;
    v_has_rebate := v_has_rebate or v_next.has_rebate;
  end loop;
  v_changed := v_ids;

  if v_draw.void_reason is null then
    if v_draw.settled_version > 0 then
      update lottery_lines l set hits = null, win_minor = null
       where l.ticket_id = any(v_ids) and l.hits is not null
         and not exists (select 1 from lottery_winning_picks w
                          where w.draw_id = p_draw_id and w.play = l.play and w.picks = l.picks);
    end if;
    -- A correction may change the share of a line in a jackpot although its hits stay.
    update lottery_lines l
       set hits = f.hits,
           win_minor = lottery_line_win(p_draw_id, v_asset, l.unit_stake_minor, l.odds, f.hits, f.prizes)
      from (select s.ticket_id, s.line_no, w.hits, w.prizes
              from lottery_lines s
             cross join lateral (select p.hits, p.prizes from lottery_winning_picks p
                                  where p.draw_id = p_draw_id and p.play = s.play and p.picks = s.picks offset 0) w
             where s.ticket_id = any(v_ids) and (s.hits is distinct from w.hits or w.prizes is not null)) f
     where l.ticket_id = f.ticket_id and l.line_no = f.line_no;
    if v_draw.settled_version > 0 then
      select coalesce(array_agg(t.id order by t.id), '{}'), coalesce(array_agg(t.win_minor order by t.id), '{}'),
             coalesce(array_agg(t.bonus_win_minor order by t.id), '{}')
        into v_changed, v_former, v_former_bonus
        from lottery_tickets t
        join (select l.ticket_id, coalesce(sum(l.win_minor), 0)::bigint as win
                from lottery_lines l where l.ticket_id = any(v_ids) group by l.ticket_id) s on s.ticket_id = t.id
       where t.win_minor <> s.win;
      perform wallet_reverse_bets(v_escrow, v_asset,
          array_agg('ticket:' || t.id || ':reversal:' || v_draw.result_version order by t.id),
          array_agg(t.member_id order by t.id), array_agg(f.win order by t.id), array_agg(f.bonus order by t.id),
          array_agg(t.id::text order by t.id))
         from unnest(v_changed, v_former, v_former_bonus) as f(id, win, bonus)
         join lottery_tickets t on t.id = f.id where f.win > 0 having count(*) > 0;
    end if;
    update lottery_tickets t
       set win_minor = s.win, status = case when s.win > 0 then 'won' else 'lost' end, settled_at = v_now,
           outcome_version = v_version, bonus_win_minor = wallet_bonus_share(s.win, t.total_minor, t.bonus_minor)
      from (select i.id, coalesce(sum(l.win_minor), 0)::bigint as win
              from unnest(v_changed) as i(id) left join lottery_lines l on l.ticket_id = i.id group by i.id) s
     where t.id = s.id;
    perform wallet_pay_bets(v_escrow, v_asset, 'win',
        array_agg('ticket:' || t.id || ':result:' || v_draw.result_version order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.win_minor order by t.id),
        array_agg(t.bonus_win_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_changed) and t.win_minor > 0 having count(*) > 0;
    -- Rebates do not depend on the result: they are paid with the first one, and no correction changes them.
    if v_has_rebate and v_draw.settled_version = 0 then
      perform wallet_pay_bets(v_escrow, v_asset, 'rebate', array_agg('ticket:' || r.id || ':rebate' order by r.id),
          array_agg(r.member_id order by r.id), array_agg(r.amount order by r.id), array_agg(r.bonus order by r.id),
          array_agg(r.id::text order by r.id))
         from (select t.id, t.member_id, p.paid as amount, p.bonus
                 from lottery_tickets t cross join lateral lottery_rebate_paid(t) p
                where t.id = any(v_ids) and t.rebate > 0 and p.paid > 0) r having count(*) > 0;
    end if;
  else
    update lottery_tickets t set win_minor = 0, status = 'refunded', settled_at = v_now, outcome_version = v_version
     where t.id = any(v_ids) and t.status = 'open';
    perform wallet_pay_bets(v_escrow, v_asset, 'refund', array_agg('ticket:' || t.id || ':refund' order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.total_minor order by t.id),
        array_agg(t.bonus_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_ids) having count(*) > 0;
  end if;

  if cardinality(v_changed) > 0 and v_former is null then
    perform outbox_add('bet.settled', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_asset)
        || jsonb_build_object('bets', jsonb_agg(jsonb_build_object('betId', t.id, 'memberId', t.member_id::text,
          'userName', t.user_name, 'version', v_version, 'at', lottery_epoch_ms(v_now),
          'stakeMinor', t.total_minor::text, 'status', t.status,
          -- The function is called only for tickets that it applies to.
          'winMinor', (t.win_minor + case when t.rebate > 0 then (lottery_rebate_paid(t)).paid else 0 end)::text,
          'bonusWinMinor',
          (t.bonus_win_minor + case when t.rebate > 0 then (lottery_rebate_paid(t)).bonus else 0 end)::text)
          order by t.id)))
       from lottery_tickets t where t.id = any(v_changed);
  elsif cardinality(v_changed) > 0 then
    perform outbox_add('bet.corrected', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_asset)
        || jsonb_build_object('bets', jsonb_agg(jsonb_build_object('betId', t.id, 'memberId', t.member_id::text,
          'userName', t.user_name, 'version', v_version, 'at', lottery_epoch_ms(v_now),
          'stakeMinor', t.total_minor::text,
          'before', jsonb_build_object('status', case when f.win > 0 then 'won' else 'lost' end,
            'winMinor', (f.win + r.paid)::text, 'bonusWinMinor', (f.bonus + r.bonus)::text),
          'after', jsonb_build_object('status', t.status, 'winMinor', (t.win_minor + r.paid)::text,
            'bonusWinMinor', (t.bonus_win_minor + r.bonus)::text)) order by t.id)))
       from unnest(v_changed, v_former, v_former_bonus) as f(id, win, bonus)
       join lottery_tickets t on t.id = f.id cross join lateral lottery_rebate_paid(t) r;
  end if;
  -- Queued behind all other due work, so that a large draw does not delay the others.
  update lottery_draws
     set settle_asset = v_asset, settle_ticket = v_ids[cardinality(v_ids)], next_due_at = clock_timestamp()
   where id = p_draw_id;
end $$;
