-- A member's level and its benefits for withdrawals: {level, dailyMinor, freePerDay}, in the merchant's currency; a sum
-- is null if the level sets none.
create or replace function loyalty_withdrawal_terms(p_member_id bigint) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('level', l.level, 'dailyMinor', nullif(l.withdraw_daily_minor, 0)::text,
             'freePerDay', case when l.withdraw_daily_minor > 0 then l.free_withdrawals end)
      from loyalty_levels l
     where l.level = coalesce((select level from loyalty_members where member_id = p_member_id), 1));
end $$;
