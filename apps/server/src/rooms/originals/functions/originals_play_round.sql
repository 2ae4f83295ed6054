-- Takes the stake of a round whose outcome the caller computed from the member's seeds and this nonce, and settles it
-- immediately when p_payout is given: everything or nothing, in one round trip. Returns p_answer with the balance, or
-- the whole first answer of the same key. A seed pair or nonce that is no longer the next one is rejected with
-- `originals.stale`; the caller computes again. Order of locks: key of the request, seed pair, state row of the member,
-- accounts by id.
create or replace function originals_play_round(
  p_member_id bigint, p_user_name text, p_asset text, p_key text, p_input_hash text,
  p_round_id uuid, p_game_code text, p_version int, p_seed_id bigint, p_nonce bigint,
  p_stake bigint, p_choices jsonb, p_payout bigint, p_open_for interval, p_answer jsonb, p_event jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_game originals_games;
  v_seeds originals_seeds;
  v_open uuid;
  v_round originals_rounds;
  v_now timestamptz;
  v_wait int;
  v_balance bigint;
  v_bonus bigint;
begin
  v_answer := idempotency_claim(p_member_id, 'originals.playRound', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;

  select * into v_seeds from originals_seeds where id = p_seed_id and member_id = p_member_id for no key update;
  if not found or v_seeds.revealed_at is not null or v_seeds.nonce <> p_nonce then
    raise exception 'originals.stale' using errcode = 'FL002';
  end if;
  select * into strict v_game from originals_games where code = p_game_code;
  if not v_game.enabled then raise exception 'game.unavailable' using errcode = 'FL001'; end if;
  if v_game.version <> p_version then raise exception 'originals.stale' using errcode = 'FL002'; end if;
  select id into v_open from originals_rounds
   where member_id = p_member_id and game_code = p_game_code and state = 'open';
  if found then
    raise exception 'round.open' using errcode = 'FL001', detail = jsonb_build_object('roundId', v_open)::text;
  end if;
  v_now := clock_timestamp();
  v_wait := ceil(extract(epoch from v_seeds.last_round_at + v_game.min_round_ms * interval '1 ms' - v_now) * 1000);
  if v_wait > 0 then
    raise exception 'round.too.soon' using errcode = 'FL001', detail = jsonb_build_object('waitMs', v_wait)::text;
  end if;
  perform protection_play(p_member_id, p_asset, p_round_id, p_stake, 'originals', v_game.game_id, v_game.name, v_now);

  select s.balance, s.bonus_minor into v_balance, v_bonus
    from wallet_stake('original:' || p_round_id || ':stake', p_member_id, p_asset,
           case when p_payout is null then originals_escrow(p_asset) else 'house:' || p_asset end,
           p_stake, 'bet', p_round_id::text, originals_bonus_product(p_game_code), v_game.game_id) s;
  if v_bonus > 0 then
    perform protection_uncount(p_member_id, p_round_id, v_bonus);
    p_event := p_event || jsonb_build_object('bonusMinor', v_bonus::text);
    p_answer := p_answer || jsonb_build_object('bonusStake', wallet_amount(v_bonus));
  end if;
  insert into originals_rounds (id, member_id, user_name, asset, game_code, seed_id, nonce, return_scaled, choices,
                                stakes_minor, bonus_stakes_minor, state, payout_minor, placed_at, settled_at, due_at)
  values (p_round_id, p_member_id, p_user_name, p_asset, p_game_code, p_seed_id, p_nonce, v_game.return_scaled,
          p_choices, array[p_stake], case when v_bonus > 0 then array[v_bonus] else '{}' end,
          case when p_payout is null then 'open' else 'settled' end, p_payout, v_now,
          case when p_payout is null then null else v_now end, case when p_payout is null then v_now + p_open_for end)
  returning * into v_round;
  update originals_seeds set nonce = nonce + 1, last_round_at = v_now where id = p_seed_id;
  perform outbox_add('bet.placed', p_member_id, p_event || jsonb_build_object('betId', p_round_id,
    'memberId', p_member_id::text, 'stakeMinor', p_stake::text, 'at', originals_epoch_ms(v_now)));
  if p_payout is not null then
    perform originals_pay(v_round, p_payout, array[p_payout], false, originals_bet_game(v_round));
    v_balance := wallet_balance(wallet_member_code(p_member_id, p_asset));
  end if;
  v_answer := p_answer || jsonb_build_object('balance', wallet_amount(v_balance));
  perform idempotency_keep(p_member_id, 'originals.playRound', p_key, v_answer);
  return v_answer;
end $$;
