-- Whether a bet is within the rules of the market, which come with it: a greatest stake, and the shortest time in
-- milliseconds from one round of a member at slots to the next. Parts of one round come as fast as they like, a bet
-- of no round is one of its own (a vendor that names none is given its session for one), free rounds stake nothing,
-- and what was rolled back was no round.
create or replace function vendors_check_market(p_member_id bigint, p_action jsonb, p_amount bigint, p_now timestamptz)
returns void language plpgsql stable as $$
declare
  v_cycle interval := (p_action ->> 'cycleMs')::int * interval '1 millisecond';
begin
  if p_amount > (p_action ->> 'mostMinor')::bigint then perform vendors_say('LIMIT_EXCEEDED'); end if;
  if p_amount = 0 or v_cycle is null then return; end if;
  perform 1 from (
    select kind, product, round_id, at, rolled_back_at, amount_minor from vendors_operations
     where member_id = p_member_id order by id desc limit 10) o
   where o.kind = 'bet' and o.product = p_action ->> 'product' and o.amount_minor > 0 and o.rolled_back_at is null
     and (o.round_id = p_action ->> 'roundId' and o.round_id not like 'session:%') is not true
     and o.at > p_now - v_cycle;
  if found then perform vendors_say('LIMIT_EXCEEDED'); end if;
end $$;
