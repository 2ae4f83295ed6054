-- Rejects a bet that breaks the market's rules, which the action carries: `mostMinor` is the maximum stake of a round
-- over all its bets, `cycleMs` the shortest time between two rounds of a member at slots. Bets of the same round may
-- follow each other at any speed. A bet without a round counts as its own round; a vendor that names none gets its
-- session as the round. Free rounds stake nothing, and bets that were rolled back do not count.
create or replace function vendors_check_market(
  p_vendor text, p_member_id bigint, p_action jsonb, p_amount bigint, p_now timestamptz
) returns void language plpgsql stable as $$
declare
  v_most bigint := (p_action ->> 'mostMinor')::bigint;
  v_cycle interval := (p_action ->> 'cycleMs')::int * interval '1 millisecond';
  v_round text := p_action ->> 'roundId';
  v_staked bigint := 0;
begin
  if p_amount = 0 then return; end if;
  if v_most is not null then
    if v_round not like 'session:%' then
      select coalesce(sum(amount_minor), 0) into v_staked from vendors_operations
       where vendor = p_vendor and round_id = v_round and member_id = p_member_id and kind = 'bet'
         and rolled_back_at is null;
    end if;
    if v_staked + p_amount > v_most then perform vendors_reject('LIMIT_EXCEEDED'); end if;
  end if;
  if v_cycle is null then return; end if;
  perform 1 from (
    select kind, product, round_id, at, rolled_back_at, amount_minor from vendors_operations
     where member_id = p_member_id order by id desc limit 10) o
   where o.kind = 'bet' and o.product = p_action ->> 'product' and o.amount_minor > 0 and o.rolled_back_at is null
     and (o.round_id = v_round and o.round_id not like 'session:%') is not true
     and o.at > p_now - v_cycle;
  if found then perform vendors_reject('LIMIT_EXCEEDED'); end if;
end $$;
