-- Rules carry the first day of the draws that they hold for: prize widths have changed over the years.
alter table lottery_rules add column valid_from date not null default '1900-01-01';

-- Games that draw at intervals through the day, and games that draw at a time of the week.
alter table lottery_games
  alter column interval_seconds drop not null,
  drop constraint lottery_games_check,
  -- Local time of the draw on the days of `draw_days`, for games without an interval.
  add column draw_time time,
  -- Calendar of days without a draw; null when there are none.
  add column calendar text,
  -- Where results come from: Fairlot's own draw, or an official one that is reported and confirmed.
  add column source text not null default 'rng' check (source in ('rng', 'feed')),
  -- Whether a ticket may be cancelled until the sale closes.
  add column cancellable boolean not null default false,
  -- What one point is worth as a unit stake; null when stakes are given in money alone.
  add column point_minor bigint check (point_minor > 0),
  -- The most that one member may stake on one draw; null for no limit.
  add column member_draw_minor bigint check (member_draw_minor > 0),
  -- Odds with a lower return are not published.
  add column return_floor_percent int not null default 40 check (return_floor_percent between 0 and 100),
  add constraint lottery_games_schedule check ((interval_seconds is null) = (draw_time is not null)),
  add constraint lottery_games_lock check (lock_seconds > 0 and lock_seconds < coalesce(interval_seconds, 86400));

create table lottery_closed_days (
  calendar text not null,
  day date not null,
  reason text not null,
  primary key (calendar, day)
);

-- What the house would pay for a pick of a draw if it hits once, over all members who play for money, where a limit
-- is set. In shards by member, so that a number that everybody buys is no hot row. Removed when the draw is closed.
create table lottery_liability (
  draw_id bigint not null,
  play text not null,
  picks text not null,
  shard int not null,
  liability_minor bigint not null check (liability_minor >= 0),
  primary key (draw_id, play, picks, shard)
) with (fillfactor = 70);

-- What a member has staked on a draw ('', ''), on a play (play, '') and on a pick, where a limit is set.
create table lottery_member_stakes (
  draw_id bigint not null,
  member_id bigint not null,
  play text not null,
  picks text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  primary key (draw_id, member_id, play, picks)
) with (fillfactor = 70);

create function lottery_shard(p_member_id bigint) returns int language sql immutable as $$
  select (p_member_id % 8)::int;
$$;

-- The unit stake that still fits, in whole units of money, or 0.00 when it is below the least one.
create function lottery_fitting_stake(p_room bigint, p_min text) returns text language sql immutable as $$
  select lottery_amount(case when p_room - p_room % 100 >= coalesce(p_min::bigint, 0) then greatest(p_room - p_room % 100, 0) else 0 end);
$$;

-- What the lines of a ticket add to the liability of their picks. p_limits: {play: {liability, number, play, min}}, minor
-- units as strings; picks without a limit are left out.
create function lottery_exposures(p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[])
returns table (play text, picks text, odds bigint, added bigint, cap bigint, min text, bucket int) language sql immutable as $$
  select l.play, l.picks, max(l.odds), sum(lottery_payout(l.unit_stake, l.odds, 1))::bigint, (p_limits -> l.play ->> 'liability')::bigint,
         p_limits -> l.play ->> 'min', hashtext(l.play || '|' || l.picks) & 63
    from unnest(p_plays, p_picks, p_unit_stakes, p_odds) as l(play, picks, unit_stake, odds)
   where p_limits -> l.play ? 'liability'
   group by l.play, l.picks;
$$;

-- Adds a ticket to the liability of its picks, or refuses it with the unit stake that still fits.
-- Below half of the limit and for small stakes the locks of the picks are shared and nobody waits: what a thousand such
-- transactions that do not see each other could add is less than the other half. Otherwise the lock is taken alone, and
-- the sum is then complete. Locks in the order of their buckets, then rows in the order of picks.
create function lottery_reserve_liability(
  p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[]
) returns void language plpgsql as $$
declare
  v_bucket record;
  v_over record;
begin
  for v_bucket in
    select w.bucket, bool_or(w.is_near) as is_near from (
      select e.bucket, e.added > e.cap / 2000 or e.added + coalesce(sum(l.liability_minor), 0) > e.cap / 2 as is_near
        from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
        left join lottery_liability l on l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks
       group by e.play, e.picks, e.bucket, e.added, e.cap
    ) w group by w.bucket order by w.bucket
  loop
    if v_bucket.is_near then
      perform pg_advisory_xact_lock(hashtextextended('lottery_liability:' || p_draw_id || ':' || v_bucket.bucket, 0));
    else
      perform pg_advisory_xact_lock_shared(hashtextextended('lottery_liability:' || p_draw_id || ':' || v_bucket.bucket, 0));
    end if;
  end loop;

  select e.play, e.picks, e.odds, e.min, e.cap - coalesce(sum(l.liability_minor), 0)::bigint as room into v_over
    from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
    left join lottery_liability l on l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks
   group by e.play, e.picks, e.odds, e.min, e.added, e.cap having e.added + coalesce(sum(l.liability_minor), 0) > e.cap
   order by e.play, e.picks limit 1;
  if found then
    raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'liability', 'play', v_over.play,
      'picks', string_to_array(v_over.picks, ','), 'maxUnitStake', lottery_fitting_stake(div(v_over.room::numeric * 10000, v_over.odds)::bigint, v_over.min))::text;
  end if;

  insert into lottery_liability as l (draw_id, play, picks, shard, liability_minor)
  select p_draw_id, e.play, e.picks, lottery_shard(p_member_id), e.added
    from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e order by e.play, e.picks
  on conflict (draw_id, play, picks, shard) do update set liability_minor = l.liability_minor + excluded.liability_minor;
end $$;

-- Adds a ticket to what its member has staked, or refuses it with what still fits. The caller holds the member's account,
-- so that no other ticket of this member is in progress.
create function lottery_reserve_stakes(
  p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_draw_limit bigint, p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[]
) returns void language plpgsql as $$
declare
  v_over record;
begin
  with lines as (
    select l.play, l.picks, l.price, l.price / l.unit_stake as units from unnest(p_plays, p_picks, p_unit_stakes, p_prices) as l(play, picks, unit_stake, price)
  ), wanted as (
    select '' as play, '' as picks, sum(price)::bigint as added, 1::bigint as units, p_draw_limit as cap from lines having p_draw_limit is not null
    union all
    select play, '', sum(price)::bigint, max(units), (p_limits -> play ->> 'play')::bigint from lines where p_limits -> play ? 'play' group by play
    union all
    select play, picks, sum(price)::bigint, max(units), (p_limits -> play ->> 'number')::bigint from lines where p_limits -> play ? 'number' group by play, picks
  ), taken as (
    insert into lottery_member_stakes as s (draw_id, member_id, play, picks, stake_minor)
    select p_draw_id, p_member_id, play, picks, added from wanted order by play, picks
    on conflict (draw_id, member_id, play, picks) do update set stake_minor = s.stake_minor + excluded.stake_minor
    returning s.play, s.picks, s.stake_minor
  )
  select w.play, w.picks, w.units, w.cap - (t.stake_minor - w.added) as room into v_over
    from taken t join wanted w on w.play = t.play and w.picks = t.picks where t.stake_minor > w.cap order by w.play desc, w.picks desc limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = (case
    when v_over.play = '' then jsonb_build_object('scope', 'member-draw', 'maxTotal', lottery_amount(greatest(v_over.room, 0)))
    when v_over.picks = '' then jsonb_build_object('scope', 'member-play', 'play', v_over.play,
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min'))
    else jsonb_build_object('scope', 'member-number', 'play', v_over.play, 'picks', string_to_array(v_over.picks, ','),
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min')) end)::text;
end $$;

-- As before, and within the limits: p_limits is {play: {liability, number, play, min}} for the plays of the ticket, or
-- null when the game has none. Order of locks: key of the request, draw (shared), state row of the member, liability
-- (buckets, then rows), accounts by id, the member's stakes.
drop function lottery_place_ticket(bigint, text, text, text, text, text, text, int, int, int, uuid, bigint, bytea, bytea, text[], text[], bigint[], bigint[], bigint[], jsonb, jsonb);
create function lottery_place_ticket(
  p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text,
  p_game_code text, p_numero text, p_rules_version int, p_odds_version int, p_wanted_odds_version int,
  p_ticket_id uuid, p_total bigint, p_salt bytea, p_leaf bytea,
  p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[], p_odds bigint[],
  p_answer jsonb, p_event jsonb, p_limits jsonb default null
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_draw lottery_draws;
  v_game lottery_games;
  v_now timestamptz;
  v_reason text;
  v_balance bigint;
begin
  v_answer := idempotency_claim(p_member_id, 'lottery.placeTicket', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;

  select * into v_draw from lottery_draws where game_code = p_game_code and numero = p_numero;
  if not found then raise exception 'draw.unknown' using errcode = 'FL001'; end if;
  -- Told without waiting for a locker that is building the root.
  if v_draw.state <> 'open' or clock_timestamp() >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;
  perform pg_advisory_xact_lock_shared(lottery_draw_key(v_draw.id));
  -- Again, because the lock may have been waited for. From here on the draw cannot be locked before we commit.
  select * into strict v_draw from lottery_draws where id = v_draw.id;
  v_now := clock_timestamp();
  if v_draw.state <> 'open' or v_now >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;

  select * into strict v_game from lottery_games where code = p_game_code;
  if not v_game.enabled then raise exception 'draw.closed' using errcode = 'FL001'; end if;
  if v_game.odds_version <> p_odds_version or v_game.odds_version <> p_wanted_odds_version or v_draw.rules_version <> p_rules_version then
    raise exception 'odds.changed' using errcode = 'FL001', detail = jsonb_build_object('oddsVersion', v_game.odds_version)::text;
  end if;

  v_reason := protection_gate(p_member_id, 'play', p_asset);
  if v_reason is not null then
    raise exception 'protection.refused' using errcode = 'FL001', detail = jsonb_build_object('reason', v_reason)::text;
  end if;

  -- Play money is no liability of the house.
  if p_limits is not null and p_asset <> 'FUN' then
    perform lottery_reserve_liability(v_draw.id, p_member_id, p_limits, p_plays, p_picks, p_unit_stakes, p_odds);
  end if;
  v_balance := wallet_transfer('ticket:' || p_ticket_id || ':stake', 'member:' || p_member_id || ':' || p_asset || ':available',
    lottery_escrow(p_game_code, p_numero, p_asset), p_asset, p_total, 'bet', p_ticket_id::text);
  if p_limits is not null or v_game.member_draw_minor is not null then
    perform lottery_reserve_stakes(v_draw.id, p_member_id, coalesce(p_limits, '{}'), v_game.member_draw_minor, p_plays, p_picks, p_unit_stakes, p_prices);
  end if;

  insert into lottery_tickets (id, draw_id, member_id, user_name, asset, total_minor, line_count, status, placed_at, salt, leaf)
  values (p_ticket_id, v_draw.id, p_member_id, p_user_name, p_asset, p_total, cardinality(p_plays), 'open', v_now, p_salt, p_leaf);
  insert into lottery_lines (ticket_id, line_no, play, picks, unit_stake_minor, price_minor, odds)
  select p_ticket_id, l.line_no, l.play, l.picks, l.unit_stake, l.price, l.odds
    from unnest(p_plays, p_picks, p_unit_stakes, p_prices, p_odds) with ordinality as l(play, picks, unit_stake, price, odds, line_no);

  perform outbox_add('ticket.placed', p_member_id, p_event || jsonb_build_object('placedAt', lottery_epoch_ms(v_now)));
  v_answer := p_answer || jsonb_build_object('balance', lottery_amount(v_balance), 'placedAt', lottery_epoch_ms(v_now));
  perform idempotency_keep(p_member_id, 'lottery.placeTicket', p_key, v_answer);
  return v_answer;
end $$;

-- Takes a ticket back before the sale closes: stake to the member, limits given free, and no leaf under the Merkle root.
-- Answers the balance after it; a ticket that is cancelled already stays so. Locks as the sale does, with the ticket's row
-- after the draw.
create function lottery_cancel_ticket(p_member_id bigint, p_ticket_id uuid) returns bigint language plpgsql as $$
declare
  v_ticket lottery_tickets;
  v_draw lottery_draws;
  v_game lottery_games;
  v_now timestamptz;
  v_balance bigint;
begin
  select * into v_ticket from lottery_tickets where id = p_ticket_id and member_id = p_member_id;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  select * into strict v_draw from lottery_draws where id = v_ticket.draw_id;
  select * into strict v_game from lottery_games where code = v_draw.game_code;
  perform pg_advisory_xact_lock_shared(lottery_draw_key(v_draw.id));
  select * into strict v_ticket from lottery_tickets where id = p_ticket_id for no key update;
  if v_ticket.status = 'cancelled' then return wallet_balance(wallet_member_code(p_member_id, v_ticket.asset)); end if;
  if not v_game.cancellable then raise exception 'cancel.refused' using errcode = 'FL001'; end if;
  select * into strict v_draw from lottery_draws where id = v_draw.id;
  v_now := clock_timestamp();
  if v_ticket.status <> 'open' or v_draw.state <> 'open' or v_now >= v_draw.lock_at then raise exception 'draw.closed' using errcode = 'FL001'; end if;

  update lottery_liability b set liability_minor = b.liability_minor - s.freed
    from (select l.play, l.picks, sum(lottery_payout(l.unit_stake_minor, l.odds, 1))::bigint as freed from lottery_lines l where l.ticket_id = p_ticket_id group by l.play, l.picks) s
   where v_ticket.asset <> 'FUN' and b.draw_id = v_draw.id and b.play = s.play and b.picks = s.picks and b.shard = lottery_shard(p_member_id) and b.liability_minor >= s.freed;
  v_balance := wallet_transfer('ticket:' || p_ticket_id || ':cancel', lottery_escrow(v_draw.game_code, v_draw.numero, v_ticket.asset),
    wallet_member_code(p_member_id, v_ticket.asset), v_ticket.asset, v_ticket.total_minor, 'refund', p_ticket_id::text);
  update lottery_member_stakes m set stake_minor = m.stake_minor - s.freed
    from (select coalesce(l.play, '') as play, coalesce(l.picks, '') as picks, sum(l.price_minor)::bigint as freed from lottery_lines l where l.ticket_id = p_ticket_id
           group by rollup (l.play, l.picks)) s
   where m.draw_id = v_draw.id and m.member_id = p_member_id and m.play = s.play and m.picks = s.picks and m.stake_minor >= s.freed;
  update lottery_tickets set status = 'cancelled', win_minor = 0, settled_at = v_now where id = p_ticket_id;

  perform outbox_add('draw.paid', null, jsonb_build_object('gameCode', v_draw.game_code, 'numero', v_draw.numero, 'asset', v_ticket.asset, 'gameName', v_game.name,
    'memberIds', jsonb_build_array(p_member_id::text), 'tickets', jsonb_build_array(jsonb_build_object('ticketId', p_ticket_id, 'memberId', p_member_id::text,
      'userName', v_ticket.user_name, 'status', 'cancelled', 'winMinor', '0', 'settledAt', lottery_epoch_ms(v_now)))));
  return v_balance;
end $$;

-- Without the cancelled tickets, which have their stake back.
create or replace function lottery_payouts(p_draw_id bigint) returns table (asset text, payout_minor bigint) language sql stable as $$
  select t.asset, sum(lottery_payout(l.unit_stake_minor, l.odds, w.hits))::bigint
    from lottery_tickets t
    join lottery_lines l on l.ticket_id = t.id
    join lottery_winning_picks w on w.draw_id = t.draw_id and w.play = l.play and w.picks = l.picks
   where t.draw_id = p_draw_id and t.status <> 'cancelled'
   group by t.asset;
$$;

-- Results may be corrected after the settlement; the settlement of a version is complete when this has reached it.
alter table lottery_draws add column settled_version int not null default 0 check (settled_version <= result_version);
update lottery_draws set settled_version = result_version where state = 'settled';

-- What a correction pays: the new payout of the tickets whose payout changes.
create function lottery_correction_payouts(p_draw_id bigint) returns table (asset text, payout_minor bigint) language sql stable as $$
  select c.asset, sum(c.win)::bigint from (
    select t.id, t.asset, t.win_minor, coalesce(sum(lottery_payout(l.unit_stake_minor, l.odds, w.hits)), 0)::bigint as win
      from lottery_tickets t
      join lottery_lines l on l.ticket_id = t.id
      left join lottery_winning_picks w on w.draw_id = t.draw_id and w.play = l.play and w.picks = l.picks
     where t.draw_id = p_draw_id and t.status <> 'cancelled'
     group by t.id
  ) c where c.win <> c.win_minor group by c.asset having sum(c.win) > 0;
$$;

-- Closes the next tickets of a draw, all of one asset, in a fixed number of statements: pays winners, or gives stakes
-- back when the draw is void. After a correction it takes back what a changed ticket was paid and pays what it wins now.
-- A ticket costs one row and one for each line; at least one ticket is taken. Answers the payload of `draw.paid` and the
-- rows it cost; null and 0 when no ticket is left. The caller holds the draw's row.
create or replace function lottery_settle_chunk(p_draw_id bigint, p_max_rows int, out paid jsonb, out row_count int) language plpgsql as $$
declare
  v_draw lottery_draws;
  v_asset text;
  v_escrow text;
  v_ids uuid[];
  -- The tickets that change, all of them in a first settlement, with what they were paid before.
  v_changed uuid[];
  v_former bigint[];
  v_now timestamptz := clock_timestamp();
begin
  row_count := 0;
  select * into strict v_draw from lottery_draws where id = p_draw_id;
  select t.asset into v_asset from lottery_tickets t
   where t.draw_id = p_draw_id and t.status <> 'cancelled'
     and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''), coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
   order by t.asset, t.id limit 1;
  if not found then return; end if;
  v_escrow := lottery_escrow(v_draw.game_code, v_draw.numero, v_asset);

  select array_agg(n.id order by n.id), sum(n.line_count + 1) into v_ids, row_count from (
    select c.id, c.line_count, row_number() over (order by c.id) as position, sum(c.line_count + 1) over (order by c.id) as cost from (
      select t.id, t.line_count from lottery_tickets t
       where t.draw_id = p_draw_id and t.asset = v_asset and t.status <> 'cancelled'
         and (t.asset, t.id) > (coalesce(v_draw.settle_asset, ''), coalesce(v_draw.settle_ticket, '00000000-0000-0000-0000-000000000000'))
       order by t.id limit greatest(p_max_rows, 1)
    ) c
  ) n where n.position = 1 or n.cost <= p_max_rows;
  v_changed := v_ids;

  if v_draw.void_reason is null then
    if v_draw.settled_version > 0 then
      update lottery_lines l set hits = null, win_minor = null
       where l.ticket_id = any(v_ids) and l.hits is not null
         and not exists (select 1 from lottery_winning_picks w where w.draw_id = p_draw_id and w.play = l.play and w.picks = l.picks);
    end if;
    update lottery_lines l set hits = w.hits, win_minor = lottery_payout(l.unit_stake_minor, l.odds, w.hits)
      from lottery_winning_picks w
     where l.ticket_id = any(v_ids) and w.draw_id = p_draw_id and w.play = l.play and w.picks = l.picks and l.hits is distinct from w.hits;
    if v_draw.settled_version > 0 then
      select coalesce(array_agg(t.id order by t.id), '{}'), coalesce(array_agg(t.win_minor order by t.id), '{}') into v_changed, v_former
        from lottery_tickets t
        join (select l.ticket_id, coalesce(sum(l.win_minor), 0)::bigint as win from lottery_lines l where l.ticket_id = any(v_ids) group by l.ticket_id) s on s.ticket_id = t.id
       where t.win_minor <> s.win;
      perform wallet_reverse_many(v_escrow, v_asset, array_agg('ticket:' || t.id || ':reversal:' || v_draw.result_version order by t.id),
          array_agg(t.member_id order by t.id), array_agg(f.win order by t.id), array_agg(t.id::text order by t.id))
         from unnest(v_changed, v_former) as f(id, win) join lottery_tickets t on t.id = f.id where f.win > 0 having count(*) > 0;
    end if;
    update lottery_tickets t set win_minor = s.win, status = case when s.win > 0 then 'won' else 'lost' end, settled_at = v_now
      from (select i.id, coalesce(sum(l.win_minor), 0)::bigint as win
              from unnest(v_changed) as i(id) left join lottery_lines l on l.ticket_id = i.id group by i.id) s
     where t.id = s.id;
    perform wallet_pay_many(v_escrow, v_asset, 'win', array_agg('ticket:' || t.id || ':result:' || v_draw.result_version order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.win_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_changed) and t.win_minor > 0 having count(*) > 0;
  else
    update lottery_tickets t set win_minor = 0, status = 'refunded', settled_at = v_now where t.id = any(v_ids) and t.status = 'open';
    perform wallet_pay_many(v_escrow, v_asset, 'refund', array_agg('ticket:' || t.id || ':refund' order by t.id),
        array_agg(t.member_id order by t.id), array_agg(t.total_minor order by t.id), array_agg(t.id::text order by t.id))
       from lottery_tickets t where t.id = any(v_ids) having count(*) > 0;
  end if;

  select jsonb_build_object('gameCode', v_draw.game_code, 'numero', v_draw.numero, 'asset', v_asset,
      'gameName', (select g.name from lottery_games g where g.code = v_draw.game_code),
      'memberIds', coalesce(jsonb_agg(distinct t.member_id::text), '[]'),
      'tickets', coalesce(jsonb_agg(jsonb_build_object('ticketId', t.id, 'memberId', t.member_id::text, 'userName', t.user_name,
        'status', t.status, 'winMinor', t.win_minor::text, 'settledAt', lottery_epoch_ms(v_now)) order by t.id), '[]'))
    into paid from lottery_tickets t where t.id = any(v_changed);
  if cardinality(v_changed) > 0 then perform outbox_add('draw.paid', null, paid); end if;
  -- Behind whatever else is due, so that a large draw does not hold up the others.
  update lottery_draws set settle_asset = v_asset, settle_ticket = v_ids[cardinality(v_ids)], next_due_at = clock_timestamp() where id = p_draw_id;
end $$;
