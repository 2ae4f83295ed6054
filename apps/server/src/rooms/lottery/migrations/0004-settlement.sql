-- Every pick that wins in a draw, while it is being settled.
create table lottery_winning_picks (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  hits int not null check (hits > 0),
  primary key (draw_id, play, picks)
);

-- Gross payout of a line: floor(unit stake x odds x hits / 10,000), rounded down once. div() is exact, a quotient is not.
create function lottery_payout(p_unit_stake bigint, p_odds bigint, p_hits int) returns bigint language sql immutable as $$
  select div(p_unit_stake::numeric * p_odds * p_hits, 10000)::bigint;
$$;

-- The whole payout of a draw, known before the first ticket is paid.
create function lottery_payouts(p_draw_id bigint) returns table (asset text, payout_minor bigint) language sql stable as $$
  select t.asset, sum(lottery_payout(l.unit_stake_minor, l.odds, w.hits))::bigint
    from lottery_tickets t
    join lottery_lines l on l.ticket_id = t.id
    join lottery_winning_picks w on w.draw_id = t.draw_id and w.play = l.play and w.picks = l.picks
   where t.draw_id = p_draw_id
   group by t.asset;
$$;

-- Closes the next tickets of a draw, all of one asset, in a fixed number of statements: pays winners, or gives stakes
-- back when the draw is void. A ticket costs one row and one for each line; at least one ticket is taken.
-- Answers the payload of `draw.paid` and the rows it cost; null and 0 when no ticket is left. The caller holds the
-- draw's row.
create function lottery_settle_chunk(p_draw_id bigint, p_max_rows int, out paid jsonb, out row_count int) language plpgsql as $$
declare
  v_draw lottery_draws;
  v_asset text;
  v_escrow text;
  v_ids uuid[];
  v_now timestamptz := clock_timestamp();
begin
  row_count := 0;
  select * into strict v_draw from lottery_draws where id = p_draw_id;
  select t.asset into v_asset from lottery_tickets t
   where t.draw_id = p_draw_id and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''), coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
   order by t.asset, t.id limit 1;
  if not found then return; end if;
  v_escrow := lottery_escrow(v_draw.game_code, v_draw.numero, v_asset);

  select array_agg(n.id order by n.id), sum(n.line_count + 1) into v_ids, row_count from (
    select c.id, c.line_count, row_number() over (order by c.id) as position, sum(c.line_count + 1) over (order by c.id) as cost from (
      select t.id, t.line_count from lottery_tickets t
       where t.draw_id = p_draw_id and t.asset = v_asset
         and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''), coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
       order by t.id limit greatest(p_max_rows, 1)
    ) c
  ) n where n.position = 1 or n.cost <= p_max_rows;

  if v_draw.void_reason is null then
    update lottery_lines l set hits = w.hits, win_minor = lottery_payout(l.unit_stake_minor, l.odds, w.hits)
      from lottery_winning_picks w
     where l.ticket_id = any(v_ids) and w.draw_id = p_draw_id and w.play = l.play and w.picks = l.picks;
    update lottery_tickets t set win_minor = s.win, status = case when s.win > 0 then 'won' else 'lost' end, settled_at = v_now
      from (select i.id, coalesce(sum(l.win_minor), 0)::bigint as win
              from unnest(v_ids) as i(id) left join lottery_lines l on l.ticket_id = i.id group by i.id) s
     where t.id = s.id and t.status = 'open';
    perform wallet_pay_many(v_escrow, v_asset, 'win', array_agg('ticket:' || t.id || ':result:' || v_draw.result_version order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.win_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_ids) and t.win_minor > 0 having count(*) > 0;
  else
    update lottery_tickets t set win_minor = 0, status = 'refunded', settled_at = v_now where t.id = any(v_ids) and t.status = 'open';
    perform wallet_pay_many(v_escrow, v_asset, 'refund', array_agg('ticket:' || t.id || ':refund' order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.total_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_ids) having count(*) > 0;
  end if;

  select jsonb_build_object('gameCode', v_draw.game_code, 'numero', v_draw.numero, 'asset', v_asset,
      'gameName', (select g.name from lottery_games g where g.code = v_draw.game_code),
      'memberIds', jsonb_agg(distinct t.member_id::text),
      'tickets', jsonb_agg(jsonb_build_object('ticketId', t.id, 'memberId', t.member_id::text, 'userName', t.user_name,
        'status', t.status, 'winMinor', t.win_minor::text, 'settledAt', lottery_epoch_ms(v_now)) order by t.id))
    into paid from lottery_tickets t where t.id = any(v_ids);
  perform outbox_add('draw.paid', null, paid);
  -- Behind whatever else is due, so that a large draw does not hold up the others.
  update lottery_draws set settle_asset = v_asset, settle_ticket = v_ids[cardinality(v_ids)], next_due_at = clock_timestamp() where id = p_draw_id;
end $$;
