-- Counts deposits towards the levels, each once for its key. Rows: key, memberId, amount (negative where one was taken
-- back). Returns the members who were promoted.
create or replace function loyalty_count_deposits(p_rows jsonb, p_asset text, p_today date) returns bigint[]
language plpgsql as $$
declare
  v_members bigint[];
begin
  select array_agg(distinct "memberId") into v_members from jsonb_to_recordset(p_rows) as r("memberId" bigint);
  perform loyalty_join(v_members, p_asset, p_today);
  perform 1 from loyalty_members where member_id = any(v_members) order by member_id for update;
  with counted as (
    insert into loyalty_deposits (key, member_id, amount_minor)
    select key, "memberId", amount from jsonb_to_recordset(p_rows) as r(key text, "memberId" bigint, amount bigint)
    on conflict (key) do nothing
    returning member_id, amount_minor
  )
  update loyalty_members m set deposit_minor = m.deposit_minor + s.amount
    from (select member_id, sum(amount_minor)::bigint as amount from counted group by 1) s
   where m.member_id = s.member_id;
  return loyalty_rise(v_members, p_today);
end $$;
