-- Switches off the automatic cash-out of a stake on a flight: from now on it leaves at p_leaves_at hundredths at the
-- latest. p_reached is the multiplier, in hundredths, when the call arrived; a stake with an earlier automatic cash-out
-- left there. Returns p_answer with the balance, or the whole first answer of the same key. Order of locks: round, key
-- of the request, as in originals_leave_flight.
create or replace function originals_drop_auto(
  p_member_id bigint, p_key text, p_input_hash text, p_round_id uuid, p_reached bigint, p_leaves_at bigint,
  p_answer jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb;
  v_round originals_rounds;
begin
  select * into v_round from originals_rounds
   where id = p_round_id and member_id = p_member_id and flight_id is not null for no key update;
  v_answer := idempotency_claim(p_member_id, 'originals.takeStep', p_key, p_input_hash);
  if v_answer is not null then return v_answer; end if;
  if v_round.id is null then raise exception 'not.found' using errcode = 'FL001'; end if;
  if v_round.state <> 'open' or v_round.leaves_at <= p_reached then
    raise exception 'round.closed' using errcode = 'FL001';
  end if;
  update originals_rounds
     set steps = steps || '["autoOff"]'::jsonb, leaves_at = greatest(leaves_at, p_leaves_at)
   where id = p_round_id and not steps @> '["autoOff"]'::jsonb;
  v_answer := p_answer || jsonb_build_object('balance',
    wallet_amount(wallet_balance(wallet_member_code(p_member_id, v_round.asset))));
  perform idempotency_keep(p_member_id, 'originals.takeStep', p_key, v_answer);
  return v_answer;
end $$;
