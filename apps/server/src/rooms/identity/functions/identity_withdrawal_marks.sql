-- `new-device` when the session belongs to a device that the member has used for less than three days, as far as its
-- browser can be distinguished from earlier ones. The first device of an account is not new.
create or replace function identity_withdrawal_marks(p_member_id bigint, p_session_id uuid)
returns text[] language plpgsql stable as $$
begin
  return case when exists (
    select 1 from identity_sessions s
     where s.id = p_session_id and s.member_id = p_member_id
       and exists (select 1 from identity_logins l where l.member_id = s.member_id and l.is_success
                      and l.user_agent <> s.user_agent and l.at < s.created_at)
       and not exists (select 1 from identity_logins l where l.member_id = s.member_id and l.is_success
                          and l.user_agent = s.user_agent and l.at < clock_timestamp() - interval '72 hours'))
    then array['new-device'] else '{}' end;
end $$;
