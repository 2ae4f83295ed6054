-- Stores rewards of a run for the next page of members, and its progress. Rows: memberId, asset, amount, title, in the
-- order of the members; `p_last` is the last member processed, null when none is left. Returns the members who have a
-- new reward.
create or replace function loyalty_give(p_kind text, p_day date, p_last bigint, p_rows jsonb) returns bigint[]
language plpgsql as $$
declare
  v_members bigint[];
  v_amount bigint;
  v_details jsonb := loyalty_gift_details();
begin
  with given as (
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at, details)
    select format('%s:%s:%s', p_kind, p_day, "memberId"), "memberId",
           case when p_kind = 'rebate' then 'money' else t.gift end, amount, asset, title,
           clock_timestamp() + t.reward_days * interval '1 day',
           case when p_kind <> 'rebate' then v_details end
      from jsonb_to_recordset(coalesce(p_rows, '[]')) as r("memberId" bigint, asset text, amount bigint, title jsonb)
      cross join loyalty_terms t
     where amount > 0
    on conflict (source_key) do nothing
    returning member_id, amount_minor
  )
  select coalesce(array_agg(member_id), '{}'), coalesce(sum(amount_minor), 0)::bigint
    into v_members, v_amount from given;
  update loyalty_runs
     set after_member = p_last, laid_at = clock_timestamp(), rewards = rewards + cardinality(v_members),
         amount_minor = amount_minor + v_amount
   where kind = p_kind and day = p_day;
  return v_members;
end $$;
