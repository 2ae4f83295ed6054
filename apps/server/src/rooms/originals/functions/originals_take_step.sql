-- Adds a step to an open round, with a further stake when it doubles or splits, and settles the round when p_payout is
-- given. p_extra_key is the key under which limits count the further bet. The caller computed the outcome from
-- p_steps_before steps; another number of steps is rejected with `originals.stale`. Returns p_answer with the balance,
-- or the whole first answer of the same key. p_key is null when the rule for abandoned rounds calls, which needs no
-- stored answer. Order of locks: key of the request, round, state row of the member, accounts by id.
create or replace function originals_take_step(
  p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_steps_before int, p_step jsonb,
  p_extra_stake bigint, p_extra_key uuid, p_payout bigint, p_wins bigint[], p_refunded boolean,
  p_answer jsonb, p_event jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_round originals_rounds;
  v_game originals_games;
  v_now timestamptz;
  v_place int;
  v_bonus bigint := 0;
begin
  if p_key is not null then
    v_answer := idempotency_claim(p_member_id, 'originals.takeStep', p_key, p_input_hash);
    if v_answer is not null then return v_answer; end if;
  end if;
  select * into v_round from originals_rounds where id = p_round_id and member_id = p_member_id for no key update;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  if v_round.state <> 'open' then raise exception 'round.closed' using errcode = 'FL001'; end if;
  if jsonb_array_length(v_round.steps) <> p_steps_before then
    raise exception 'originals.stale' using errcode = 'FL002';
  end if;
  v_now := clock_timestamp();

  if p_extra_stake > 0 then
    select * into strict v_game from originals_games where code = v_round.game_code;
    if not v_game.enabled then raise exception 'game.unavailable' using errcode = 'FL001'; end if;
    perform protection_play(p_member_id, v_round.asset, p_extra_key, p_extra_stake, 'originals', v_game.game_id,
      v_game.name, v_now);
    v_place := cardinality(v_round.stakes_minor) + 1;
    select s.bonus_minor into v_bonus
      from wallet_stake('original:' || p_round_id || ':stake:' || v_place, p_member_id, v_round.asset,
             originals_escrow(v_round.asset), p_extra_stake, 'bet', p_round_id || ':' || v_place, 'originals',
             v_game.game_id) s;
    if v_bonus > 0 then
      perform protection_uncount(p_member_id, p_extra_key, v_bonus);
      update originals_rounds
         set bonus_stakes_minor = bonus_stakes_minor
               || array_fill(0::bigint, array[v_place - 1 - cardinality(bonus_stakes_minor)]) || v_bonus
       where id = p_round_id;
    end if;
    perform outbox_add('bet.placed', p_member_id, p_event || jsonb_build_object('betId', p_round_id || ':' || v_place,
      'bonusMinor', v_bonus::text, 'memberId', p_member_id::text,
      'stakeMinor', p_extra_stake::text, 'at', originals_epoch_ms(v_now)));
  end if;
  update originals_rounds
     set steps = case when p_step is null then steps else steps || jsonb_build_array(p_step) end,
         stakes_minor = case when p_extra_stake > 0 then stakes_minor || p_extra_stake else stakes_minor end,
         state = case when p_payout is null then 'open' else 'settled' end, payout_minor = p_payout,
         refunded = p_refunded,
         settled_at = case when p_payout is null then null else v_now end,
         due_at = case when p_payout is null then due_at end
   where id = p_round_id
  returning * into v_round;
  if p_payout is not null then
    perform wallet_transfer('original:' || p_round_id || ':end', originals_escrow(v_round.asset),
      'house:' || v_round.asset, v_round.asset, (select sum(s) from unnest(v_round.stakes_minor) as s)::bigint,
      'fund', p_round_id::text);
    perform originals_pay(v_round, p_payout, p_wins, p_refunded, originals_bet_game(v_round));
  end if;
  v_answer := p_answer
    || jsonb_build_object('balance', wallet_amount(wallet_balance(wallet_member_code(p_member_id, v_round.asset))));
  if p_key is not null then perform idempotency_keep(p_member_id, 'originals.takeStep', p_key, v_answer); end if;
  return v_answer;
end $$;
