-- Pays open bills, those of agents further up first, so that a paid agent can pay the next level. A payer with less
-- than the amount of a bill pays their whole balance. The key of a part is its bill and number, so that nothing is paid
-- twice. An amount that a manual correction adds to the computed one is a separate transfer. Bills that another process
-- holds are skipped.
create or replace function agency_pay_bills(p_ids bigint[], p_zone text) returns void language plpgsql as $$
declare
  v_bill record;
  v_part bigint;
  v_computed bigint;
  v_key text;
  v_day date := (clock_timestamp() at time zone p_zone)::date;
  v_paid jsonb := '[]';
begin
  -- All accounts in one order, so that two chunks that share some of them cannot deadlock.
  perform wallet_hold_members(array_agg(p.id), p.asset)
     from (select distinct u.id, m.asset
             from agency_bills b join agency_members m using (member_id),
                  unnest(array[b.member_id, b.payer_id]) as u(id)
            where b.id = any(p_ids) and u.id is not null) p
    group by p.asset;
  for v_bill in
    select b.id, b.kind, b.member_id, b.payer_id, b.amount_minor - b.paid_minor as owed, b.paid_minor, b.parts,
           b.computed_minor, m.asset
      from agency_bills b join agency_members m using (member_id)
     where b.id = any(p_ids) and b.state in ('issued', 'partCollected', 'insufficient')
     order by cardinality(m.path), b.id for update of b skip locked
  loop
    v_part := v_bill.owed;
    if v_bill.payer_id is not null then
      v_part := least(v_part, wallet_balance(wallet_member_code(v_bill.payer_id, v_bill.asset)));
    end if;
    if v_part <= 0 then
      update agency_bills set state = case when v_bill.paid_minor > 0 then 'partCollected' else 'insufficient' end
       where id = v_bill.id;
      continue;
    end if;
    v_key := 'bill:' || v_bill.id || ':' || v_bill.parts + 1;
    v_computed := least(v_part, greatest(v_bill.computed_minor - v_bill.paid_minor, 0));
    perform wallet_transfer('agency:' || v_key || t.tail,
      case when v_bill.payer_id is null then 'house:' || v_bill.asset
           else wallet_member_code(v_bill.payer_id, v_bill.asset) end,
      wallet_member_code(v_bill.member_id, v_bill.asset), v_bill.asset, t.amount,
      case when t.tail <> '' then 'adjust' when v_bill.kind = 'dividend' then 'dividend' else 'salary' end,
      v_bill.id::text)
       from (values ('', v_computed), (':correction', v_part - v_computed)) as t(tail, amount)
      where t.amount > 0;
    update agency_bills
       set paid_minor = paid_minor + v_part, parts = parts + 1,
           state = case when v_part = v_bill.owed then 'collected' else 'partCollected' end
     where id = v_bill.id;
    v_paid := v_paid || jsonb_build_object('key', v_key, 'memberId', v_bill.member_id, 'day', v_day,
                                           'commission', v_part);
  end loop;
  insert into agency_payments (key, member_id, kind, amount_minor, day)
  select key, "memberId", 'commission', commission, day
    from jsonb_to_recordset(v_paid) as r(key text, "memberId" bigint, commission bigint, day date);
  perform agency_add_days(v_paid);
end $$;
