-- Cashes a member out of a flight at p_at hundredths, the multiplier at the moment their call arrived. A member with an
-- earlier automatic cash-out left at that one. The caller has made sure that the flight reached p_at. Returns p_answer
-- with the payout and the balance, or the whole first answer of the same key. Order of locks: round, key of the
-- request, accounts by id. If a call waited for its key before it locked the round, a later call at a higher
-- multiplier could overtake it, and the player could decide between the two after seeing more of the flight.
create or replace function originals_leave_flight(
  p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_at bigint, p_answer jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_round originals_rounds;
  v_at bigint;
  v_payout bigint;
begin
  select * into v_round from originals_rounds
   where id = p_round_id and member_id = p_member_id and flight_id is not null for no key update;
  v_answer := idempotency_claim(p_member_id, 'originals.takeStep', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;
  if v_round.id is null then raise exception 'not.found' using errcode = 'FL001'; end if;
  if v_round.state <> 'open' then raise exception 'round.closed' using errcode = 'FL001'; end if;

  v_at := least(p_at, v_round.leaves_at);
  v_payout := v_round.stakes_minor[1] * v_at / 100;
  update originals_rounds
     set steps = case when v_at = p_at then steps || '["cashOut"]'::jsonb else steps end,
         cash_out = v_at, state = 'settled',
         payout_minor = v_payout, settled_at = clock_timestamp(), due_at = null
   where id = p_round_id
  returning * into v_round;
  perform originals_pay(v_round, v_payout, array[v_payout], false, originals_bet_game(v_round));
  v_answer := p_answer || jsonb_build_object('payout', wallet_amount(v_payout),
    'events', jsonb_build_array(jsonb_build_object('kind', 'cashOut', 'payout', wallet_amount(v_payout),
      'multiplier', (v_at / 100)::text || '.' || lpad((v_at % 100)::text, 2, '0'))),
    'balance', wallet_amount(wallet_balance(wallet_member_code(p_member_id, v_round.asset))));
  perform idempotency_keep(p_member_id, 'originals.takeStep', p_key, v_answer);
  return v_answer;
end $$;
