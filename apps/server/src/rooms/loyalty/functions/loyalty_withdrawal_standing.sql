-- A member's level and what it grants for withdrawals: {level, dailyMinor, freePerDay}, in the merchant's currency;
-- sums are null where the level names none.
create or replace function loyalty_withdrawal_standing(p_member_id bigint) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('level', l.level, 'dailyMinor', nullif(l.withdraw_daily_minor, 0)::text,
             'freePerDay', case when l.withdraw_daily_minor > 0 then l.free_withdrawals end)
      from loyalty_levels l
     where l.level = coalesce((select level from loyalty_members where member_id = p_member_id), 1));
end $$;
