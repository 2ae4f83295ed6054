-- Checks whether a vendor may take stakes of a member now: by the token of a launched game, or by any open session of
-- the member where a protocol has no token. A game without play for a day has to be opened again.
create or replace function vendors_check_session(p_vendor text, p_member_id bigint, p_session text)
returns void language plpgsql as $$
declare
  v_session vendors_sessions;
  v_oldest timestamptz := clock_timestamp() - interval '24 hours';
begin
  if p_session is null then
    perform 1 from vendors_sessions
     where member_id = p_member_id and vendor = p_vendor and ended_at is null and used_at > v_oldest;
    if not found then perform vendors_reject('SESSION_EXPIRED'); end if;
    return;
  end if;
  select * into v_session from vendors_sessions where token_hash = p_session;
  if not found or v_session.vendor <> p_vendor or v_session.member_id <> p_member_id then
    perform vendors_reject('SESSION_INVALID');
  end if;
  if v_session.ended_at is not null or v_session.used_at <= v_oldest then
    perform vendors_reject('SESSION_EXPIRED');
  end if;
  if v_session.used_at < clock_timestamp() - interval '10 minutes' then
    update vendors_sessions set used_at = clock_timestamp() where token_hash = p_session;
  end if;
end $$;
