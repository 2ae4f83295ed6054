-- Key pairs that encrypt payloads, shared by all processes; private parts are sealed.
create table identity_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Nonces of payloads that were accepted, kept longer than a payload stays fresh.
create table identity_nonces (
  nonce_hash text primary key,
  seen_at timestamptz not null default clock_timestamp()
);
create index identity_nonces_seen on identity_nonces (seen_at);

create table identity_captchas (
  id text primary key,
  salt text not null,
  answer_hash text not null,
  expires_at timestamptz not null
);
create index identity_captchas_end on identity_captchas (expires_at);

-- Attempts to log in that failed or have not been decided yet, whether the account exists or not.
create table identity_login_failures (
  id bigint generated always as identity primary key,
  account_hash text not null,
  ip text not null,
  at timestamptz not null default clock_timestamp()
);
create index identity_login_failures_account on identity_login_failures (account_hash, at);
create index identity_login_failures_ip on identity_login_failures (ip, at);
create index identity_login_failures_at on identity_login_failures (at);

-- Uses a nonce for a payload written at p_ts (epoch ms): 'fresh', 'expired' (more than two minutes off) or 'replayed'.
create function identity_use_nonce(p_nonce_hash text, p_ts double precision) returns text language plpgsql as $$
begin
  if abs(extract(epoch from clock_timestamp()) * 1000 - p_ts) > 120000 then return 'expired'; end if;
  insert into identity_nonces (nonce_hash) values (p_nonce_hash) on conflict do nothing;
  return case when found then 'fresh' else 'replayed' end;
end $$;

-- Asks to try a password. Counted over the last 15 minutes: from the third failure of the account or the address on
-- a captcha is needed; from the sixth of the account on a pause of 30 s, doubled with every failure, up to 15 minutes.
-- An allowed attempt is counted before the password is looked at, so that attempts at the same time count as well;
-- success removes it. Answers 'go', 'captcha' or 'locked', the rest of the pause, and whether the next one needs a captcha.
create function identity_begin_login(p_account_hash text, p_ip text, p_has_captcha boolean,
  out verdict text, out wait_seconds int, out next_needs_captcha boolean) language plpgsql as $$
declare
  v_since timestamptz;
  v_account int;
  v_last timestamptz;
  v_ip int;
begin
  perform pg_advisory_xact_lock(hashtextextended('identity_login:' || p_account_hash, 0));
  v_since := clock_timestamp() - interval '15 minutes';
  select count(*), max(at) into v_account, v_last from identity_login_failures where account_hash = p_account_hash and at > v_since;
  select count(*) into v_ip from identity_login_failures where ip = p_ip and at > v_since;
  wait_seconds := 0;
  if v_account >= 6 then
    wait_seconds := greatest(0, ceil(extract(epoch from
      v_last + least(30 * power(2, v_account - 6), 900) * interval '1 second' - clock_timestamp())))::int;
  end if;
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
