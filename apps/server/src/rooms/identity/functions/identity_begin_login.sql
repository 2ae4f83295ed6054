-- Requests permission to try a password. Failures of the last 15 minutes count: from the third failure of the account
-- or the address on, a captcha is required; from the sixth of the account on, a pause of 30 s, doubled with every
-- failure, up to 15 minutes. An allowed attempt is counted before the password is checked, so that concurrent attempts
-- count as well; success removes it. Returns 'go', 'captcha' or 'locked', the rest of the pause, and whether the next
-- attempt needs a captcha.
create or replace function identity_begin_login(p_account_hash text, p_ip text, p_has_captcha boolean,
  out verdict text, out wait_seconds int, out next_needs_captcha boolean) language plpgsql as $$
declare
  v_since timestamptz;
  v_account int;
  v_last timestamptz;
  v_ip int;
begin
  perform pg_advisory_xact_lock(hashtextextended('identity_login:' || p_account_hash, 0));
  v_since := clock_timestamp() - interval '15 minutes';
  select count(*), max(at) into v_account, v_last
    from identity_login_failures where account_hash = p_account_hash and at > v_since;
  select count(*) into v_ip from identity_login_failures where ip = p_ip and at > v_since;
  wait_seconds := identity_pause(v_account, v_last);
  if wait_seconds > 0 then
    verdict := 'locked';
    next_needs_captcha := true;
  elsif greatest(v_account, v_ip) >= 3 and not p_has_captcha then
    verdict := 'captcha';
    next_needs_captcha := true;
  else
    insert into identity_login_failures (account_hash, ip) values (p_account_hash, p_ip);
    verdict := 'go';
    next_needs_captcha := greatest(v_account, v_ip) + 1 >= 3;
  end if;
end $$;
