-- An attempt with a secret that was right a moment ago: 0 when it may pass, which forgets the failures of its subject;
-- else the seconds of the pause (identity_begin_login); -1 when the stored secret is another by now. It counts for
-- nothing, since nobody guesses a secret that this process has just seen right; the lock and the pause are the same, so
-- that an attempt that comes while others guess waits like theirs.
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
