-- Corrects a bill by an amount that two operators approved, once for their approval. An unpaid correction is paid with
-- the bill. An overpayment is taken back immediately: from the receiver's balance, the rest as a debt, while the payer
-- gets all of it. A bill never becomes negative, and nothing is added for a member who closed the account. Returns the
-- number of the correction.
create or replace function agency_correct_bill(
  p_bill bigint, p_amount bigint, p_approval bigint, p_reason text, p_asked_by text, p_approved_by text, p_zone text
) returns bigint language plpgsql as $$
declare
  v_bill record;
  v_due bigint;
  v_back bigint;
  v_id bigint;
  v_key text;
  v_day date := (clock_timestamp() at time zone p_zone)::date;
begin
  select id into v_id from agency_corrections where approval_id = p_approval;
  if found then return v_id; end if;
  perform wallet_hold_members(array_remove(array[b.member_id, b.payer_id], null), m.asset)
     from agency_bills b join agency_members m using (member_id) where b.id = p_bill;
  select b.*, m.asset, m.left_at, (c.terms ->> 'isCollected')::boolean as is_collected into v_bill
    from agency_bills b join agency_members m using (member_id) join agency_contracts c on c.id = b.contract_id
   where b.id = p_bill for update of b;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  if v_bill.state in ('denied', 'expired') or p_amount > 0 and v_bill.left_at is not null then
    raise exception 'agency.bill.closed' using errcode = 'FL001';
  end if;
  -- A real-time bill can have paid more than its current figures give: then only the approved part is taken back.
  v_due := case when p_amount < 0 then v_bill.amount_minor + p_amount
                else greatest(v_bill.computed_minor + v_bill.corrected_minor + p_amount, v_bill.paid_minor) end;
  if v_due < 0 then raise exception 'agency.correction.below' using errcode = 'FL001'; end if;
  v_back := greatest(v_bill.paid_minor - v_due, 0);

  insert into agency_corrections (bill_id, member_id, amount_minor, returned_minor, reason, approval_id, asked_by,
                                  approved_by)
  values (p_bill, v_bill.member_id, p_amount, v_back, p_reason, p_approval, p_asked_by, p_approved_by)
  returning id into v_id;
  update agency_bills
     set corrected_minor = corrected_minor + p_amount, amount_minor = v_due, paid_minor = paid_minor - v_back,
         state = case when v_due = 0 then 'notReached'
                      when v_due <= v_bill.paid_minor then 'collected'
                      when state = 'notReached' and is_collected_bill then 'uncollected'
                      when state in ('collected', 'notReached') then 'issued'
                      else state end,
         waits_since = case when state = 'notReached' and is_collected_bill then clock_timestamp() else waits_since end
    from (select v_bill.is_collected is true as is_collected_bill) as t
   where id = p_bill;
  if v_back = 0 then return v_id; end if;

  v_key := 'agency:correction:' || v_id;
  perform wallet_reverse_many('house:' || v_bill.asset, v_bill.asset, array[v_key], array[v_bill.member_id],
                              array[v_back], array[p_bill::text]);
  if v_bill.payer_id is not null then
    perform wallet_transfer(v_key || ':payer', 'house:' || v_bill.asset,
      wallet_member_code(v_bill.payer_id, v_bill.asset), v_bill.asset, v_back, 'adjust', p_bill::text);
  end if;
  perform agency_count_payment('correction:' || v_id, v_bill.member_id, 'commission', -v_back, v_day);
  return v_id;
end $$;
