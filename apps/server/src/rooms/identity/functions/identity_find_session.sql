-- The session of a cookie, or of a token used with the cookie issued with it (p_token_hash null: the cookie alone);
-- null when there is no active one. The last use is stored, and the idle limit extended, when the stored one is more
-- than a minute old; the use of a replaced token ('isReused') is not stored. 'restMs': milliseconds for which the
-- answer stays valid if nothing changes.
-- The first use of a token replaces the other ones of its session. These stay valid for a minute, so that calls in
-- progress do not fail.
create or replace function identity_find_session(p_token_hash text, p_cookie_hash text, p_idle_minutes int)
returns jsonb language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_session_id uuid;
  v_good_until timestamptz;
  v_is_used boolean;
  v_is_reused boolean;
  v_found record;
  v_ends_at timestamptz;
begin
  if p_token_hash is not null then
    select session_id, good_until, is_used into v_session_id, v_good_until, v_is_used
      from identity_tokens where token_hash = p_token_hash;
    if not found then return null; end if;
  end if;
  select s.id, s.member_id, s.last_used_at, s.expires_at, s.absolute_expires_at, m.account, m.type, m.asset, m.labels,
         m.trial_expires_at, coalesce(p.must_change, false) as must_change
    into v_found from identity_sessions s
    cross join lateral people_caller(s.member_id) m
    left join identity_passwords p on p.member_id = s.member_id
   where s.cookie_hash = p_cookie_hash and s.id = coalesce(v_session_id, s.id) and s.revoked_at is null;
  if not found then return null; end if;
  v_ends_at := least(v_found.expires_at, v_found.absolute_expires_at, v_found.trial_expires_at);
  if v_ends_at <= v_now then return null; end if;

  v_is_reused := coalesce(v_good_until <= v_now, false);
  if not v_is_reused and v_found.last_used_at < v_now - interval '1 minute' then
    update identity_sessions set last_used_at = v_now, expires_at = v_now + make_interval(mins => p_idle_minutes)
     where id = v_found.id;
  end if;
  if v_good_until is null and not v_is_used then
    -- The lock makes first uses of two tokens of one session wait for each other: only the first one replaces the rest.
    perform 1 from identity_sessions where id = v_found.id for no key update;
    update identity_tokens set is_used = true
     where token_hash = p_token_hash and good_until is null and not is_used;
    if found then
      update identity_tokens set good_until = v_now + interval '1 minute'
       where session_id = v_found.id and good_until is null and token_hash <> p_token_hash;
    end if;
  end if;
  return jsonb_build_object('sessionId', v_found.id, 'memberId', v_found.member_id::text, 'account', v_found.account,
    'type', v_found.type, 'asset', v_found.asset, 'labels', v_found.labels,
    'mustChangePassword', v_found.must_change, 'isReused', v_is_reused,
    'restMs', extract(epoch from least(v_ends_at, v_good_until) - v_now) * 1000);
end $$;
