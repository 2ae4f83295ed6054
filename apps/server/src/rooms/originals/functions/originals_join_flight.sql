-- Takes a stake on a flight that accepts stakes: everything or nothing, in one round trip. A member has at most two
-- stakes on a flight, one per seat; without p_seat the stake takes the first free seat. It cashes out automatically at
-- p_leaves_at hundredths at the latest. Returns p_answer with the balance and, in its first event, the seat, or the
-- whole first answer of the same key. Settings of another version are rejected with `originals.stale`. Order of locks:
-- key of the request, stakes of the member, flight (shared), state row of the member, accounts by id.
create or replace function originals_join_flight(
  p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text, p_round_id uuid, p_version int,
  p_flight_id bigint, p_stake bigint, p_choices jsonb, p_leaves_at bigint, p_answer jsonb, p_event jsonb,
  p_seat smallint
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_game originals_games;
  v_flight originals_flights;
  v_open uuid;
  v_seat smallint;
  v_now timestamptz;
  v_balance bigint;
  v_bonus bigint;
begin
  v_answer := idempotency_claim(p_member_id, 'originals.playRound', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;

  select * into strict v_game from originals_games where code = 'crash';
  if not v_game.enabled then raise exception 'game.unavailable' using errcode = 'FL001'; end if;
  if v_game.version <> p_version then raise exception 'originals.stale' using errcode = 'FL002'; end if;
  -- Two concurrent stakes would both see a free seat; the later one has to wait before it can be rejected.
  perform pg_advisory_xact_lock(hashtextextended('originals:join:' || p_member_id, 0));
  perform pg_advisory_xact_lock_shared(originals_flight_lock(p_flight_id));
  select * into v_flight from originals_flights where id = p_flight_id;
  v_now := clock_timestamp();
  if not found or v_flight.state <> 'betting' or v_flight.starts_at <= v_now then
    raise exception 'round.closed' using errcode = 'FL001';
  end if;
  v_seat := coalesce(p_seat, (select min(s) from generate_series(1, 2) as s where not exists (
    select 1 from originals_rounds
     where member_id = p_member_id and game_code = 'crash' and state = 'open' and seat = s)), 1);
  select id into v_open from originals_rounds
   where member_id = p_member_id and game_code = 'crash' and state = 'open' and seat = v_seat;
  if found then
    raise exception 'round.open' using errcode = 'FL001', detail = jsonb_build_object('roundId', v_open)::text;
  end if;
  perform protection_play(p_member_id, p_asset, p_round_id, p_stake, 'originals', v_game.game_id, v_game.name, v_now);

  select s.balance, s.bonus_minor into v_balance, v_bonus
    from wallet_stake('original:' || p_round_id || ':stake', p_member_id, p_asset,
           originals_flight_escrow(p_flight_id, p_asset), p_stake, 'bet', p_round_id::text, 'originals',
           v_game.game_id) s;
  if v_bonus > 0 then
    perform protection_uncount(p_member_id, p_round_id, v_bonus);
    p_event := p_event || jsonb_build_object('bonusMinor', v_bonus::text);
    p_answer := p_answer || jsonb_build_object('bonusStake', wallet_amount(v_bonus));
  end if;
  insert into originals_rounds (id, member_id, user_name, asset, game_code, flight_id, return_scaled, choices,
                                stakes_minor, bonus_stakes_minor, placed_at, due_at, leaves_at, seat)
  values (p_round_id, p_member_id, p_user_name, p_asset, 'crash', p_flight_id, v_flight.return_scaled, p_choices,
          array[p_stake], case when v_bonus > 0 then array[v_bonus] else '{}' end,
          v_now, v_flight.starts_at, p_leaves_at, v_seat);
  perform outbox_add('bet.placed', p_member_id, p_event || jsonb_build_object('betId', p_round_id,
    'memberId', p_member_id::text, 'stakeMinor', p_stake::text, 'at', originals_epoch_ms(v_now)));
  v_answer := jsonb_set(p_answer, '{events,0,seat}', to_jsonb(v_seat))
    || jsonb_build_object('balance', wallet_amount(v_balance));
  perform idempotency_keep(p_member_id, 'originals.playRound', p_key, v_answer);
  return v_answer;
end $$;
