-- Records a win of free rounds whose wins become bonus money when the rounds end, and returns whether it is one.
-- Nothing is paid now. The update waits for a job that checks the same grant, and makes the job check again, so that
-- no win is missed. Rounds of one member cannot win for another.
create or replace function vendors_keep_free_win(p_vendor text, p_member_id bigint, p_grant text)
returns boolean language plpgsql as $$
declare
  v_grant vendors_free_rounds;
begin
  if p_grant is null or p_grant !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  select * into v_grant from vendors_free_rounds where id = p_grant::uuid and vendor = p_vendor;
  if not found then return false; end if;
  if v_grant.member_id <> p_member_id then perform vendors_reject('TX_NOT_FOUND'); end if;
  if v_grant.bonus_times is null then return false; end if;
  update vendors_free_rounds set check_at = clock_timestamp() where id = v_grant.id;
  return true;
end $$;
