-- Counts deposits, withdrawals and our payments once for their keys, each on its day. Rows: key, memberId, kind,
-- amount, day. All days are changed by one call, in the order of their keys, so that two batches cannot deadlock.
create or replace function agency_count_payments(p_rows jsonb) returns void language plpgsql as $$
declare
  v_days jsonb;
begin
  with added as (
    insert into agency_payments (key, member_id, kind, amount_minor, day)
    select key, "memberId", kind, amount, day
      from jsonb_to_recordset(p_rows) as r(key text, "memberId" bigint, kind text, amount bigint, day date)
     order by key
    on conflict do nothing
    returning member_id, kind, amount_minor, day
  )
  select jsonb_agg(jsonb_build_object('memberId', member_id, 'day', day, kind, amount_minor)) into v_days from added;
  if v_days is not null then perform agency_add_days(v_days); end if;
end $$;
