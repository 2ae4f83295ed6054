-- Notes a win of free rounds whose wins become bonus money when they are over; says whether the win is one. Nothing is
-- paid for it now. The look waits for a job that looks at the same grant, and sees to it that what came meanwhile is
-- looked at again.
create or replace function vendors_keep_free_win(p_vendor text, p_member_id bigint, p_grant text)
returns boolean language plpgsql as $$
begin
  if p_grant is null or p_grant !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return false; end if;
  update vendors_free_rounds set look_at = clock_timestamp()
   where id = p_grant::uuid and vendor = p_vendor and member_id = p_member_id and bonus_times is not null;
  return found;
end $$;
