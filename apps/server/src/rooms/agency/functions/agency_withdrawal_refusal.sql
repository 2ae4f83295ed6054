-- The reason why a member may not withdraw, {code, value, keepMinor}, or null. An agent who owes a bill to their
-- downline pays it first: without `keepMinor` every withdrawal is refused. With it, this much has to stay, after the
-- amount and every fee, for bills that wait to be approved or collected. Requests of an agent with bills run one at a
-- time until the transaction ends: two devices at once would each see the same balance.
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
