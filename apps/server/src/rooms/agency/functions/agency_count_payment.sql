-- Counts a deposit, a withdrawal or a payment of ours once for its key, on the day on which it is reported.
create or replace function agency_count_payment(
  p_key text, p_member_id bigint, p_kind text, p_amount bigint, p_day date
) returns void language plpgsql as $$
begin
  insert into agency_payments (key, member_id, kind, amount_minor, day)
  values (p_key, p_member_id, p_kind, p_amount, p_day) on conflict do nothing;
  if found then
    perform agency_add_days(jsonb_build_array(
      jsonb_build_object('memberId', p_member_id, 'day', p_day, p_kind, p_amount)));
  end if;
end $$;
