-- Counts a deposit that is about to be opened, or rejects it: protection.refused {reason: 'limit', kind, period, left}.
-- Orders of one member run one at a time. The same order again is counted once.
create or replace function protection_deposit(p_member_id bigint, p_asset text, p_order_id uuid, p_amount_minor bigint)
returns void language plpgsql as $$
declare
  v_limit record;
begin
  perform pg_advisory_xact_lock(hashtextextended('protection.deposit:' || p_member_id, 0));
  for v_limit in
    select l.period, l.limit_value - protection_deposited(p_member_id, l.period, p_order_id) as left_over
      from protection_limits l
     where l.member_id = p_member_id and l.kind = 'deposit' and l.limit_value is not null
     order by left_over
  loop
    if v_limit.left_over < p_amount_minor then
      perform protection_refuse_limit('deposit', v_limit.period, v_limit.left_over);
    end if;
  end loop;
  insert into protection_deposits (order_id, member_id, asset, amount_minor, state)
  values (p_order_id, p_member_id, p_asset, p_amount_minor, 'open')
  on conflict (order_id) do update set state = 'open', at = clock_timestamp()
   where protection_deposits.state = 'released';
end $$;
