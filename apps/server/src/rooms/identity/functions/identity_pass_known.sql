-- Checks an attempt with a secret that was correct a moment ago. Returns 0 when it may pass, which clears the failures
-- of its subject; the remaining seconds of a pause (identity_begin_login); or -1 when the stored secret has changed. It
-- does not count as an attempt, since a secret that this process has just verified is not a guess. The lock and the
-- pause are the same, so that it waits like any other attempt while an attacker guesses.
create or replace function identity_pass_known(p_member_id bigint, p_account_hash text, p_secret_hash text)
returns int language plpgsql as $$
declare
  v_failures int;
  v_last timestamptz;
  v_wait int;
begin
  perform pg_advisory_xact_lock(hashtextextended('identity_login:' || p_account_hash, 0));
  select count(*), max(at) into v_failures, v_last
    from identity_login_failures where account_hash = p_account_hash and at > clock_timestamp() - interval '15 minutes';
  v_wait := identity_pause(v_failures, v_last);
  if v_wait > 0 then return v_wait; end if;
  if not exists (
    select 1 from identity_secrets where member_id = p_member_id and payment_password_hash = p_secret_hash) then
    return -1;
  end if;
  if v_failures > 0 then delete from identity_login_failures where account_hash = p_account_hash; end if;
  return 0;
end $$;
