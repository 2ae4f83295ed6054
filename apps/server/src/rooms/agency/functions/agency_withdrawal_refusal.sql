-- Why money of a member may not leave, {code, value, keepMinor}, or null. An upper who owes a bill to lowers pays it
-- first: without `keepMinor` nothing leaves. With it, this much has to stay for bills that wait to be approved or
-- collected, after the amount and every fee have left. Of an upper with bills one request follows the other until the
-- transaction ends: two devices at once would each find the money that stays.
create or replace function agency_withdrawal_refusal(p_member_id bigint)
returns jsonb language plpgsql as $$
declare
  v_due bigint;
  v_waiting bigint;
begin
  if not exists (select 1 from agency_bills where payer_id = p_member_id
      and state in ('partCollected', 'insufficient', 'issued', 'unapproved', 'uncollected')) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('agency_withdrawals:' || p_member_id, 0));
  select coalesce(sum(amount_minor - paid_minor) filter (where state in ('partCollected', 'insufficient')), 0),
         coalesce(sum(amount_minor - paid_minor) filter (where state in ('issued', 'unapproved', 'uncollected')), 0)
    into v_due, v_waiting
    from agency_bills
   where payer_id = p_member_id
     and state in ('partCollected', 'insufficient', 'issued', 'unapproved', 'uncollected');
  if v_due + v_waiting = 0 then return null; end if;
  return jsonb_build_object('code', 'bills.unpaid',
    'value', jsonb_build_object('amount', wallet_amount(v_due + v_waiting)),
    'keepMinor', case when v_due = 0 then v_waiting::text end);
end $$;
