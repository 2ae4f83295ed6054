create table backoffice_operators (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  role text not null check (role in ('admin', 'support', 'finance', 'risk')),
  -- argon2id.
  password_hash text not null,
  must_change_password boolean not null default true,
  -- Sealed and bound to this row. In force once it is confirmed.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- Time step of the last code that was accepted; this one and those before it are not accepted again.
  totp_last_step bigint not null default 0,
  -- Demonstration only; says nothing in production.
  totp_optional boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  disabled_at timestamptz,
  check (totp_confirmed_at is null or totp_secret is not null)
);

-- Only hashes of cookie and token are kept. A session ends after 30 minutes without use and after 12 hours whatever its use.
create table backoffice_sessions (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  cookie_hash text not null unique,
  token_hash text not null unique,
  -- Whether the authenticator's code was given in this session.
  has_code boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  revoked_at timestamptz
);
create index backoffice_sessions_operator on backoffice_sessions (operator_id);

-- Attempts with a password or a code that failed or have not been decided yet, whether the operator exists or not.
create table backoffice_attempts (
  id bigint generated always as identity primary key,
  subject_hash text not null,
  at timestamptz not null default clock_timestamp()
);
create index backoffice_attempts_subject on backoffice_attempts (subject_hash, at);
create index backoffice_attempts_at on backoffice_attempts (at);

-- Asks to try a password or a code. After the fifth failure of 12 hours a pause of 30 s, doubled with every further
-- one, up to 15 minutes. An allowed attempt is counted before it is looked at, so that attempts at the same time count
-- as well; success removes them. Answers the seconds to wait, 0 when it may be tried.
create function backoffice_begin_attempt(p_subject_hash text) returns int language plpgsql as $$
declare
  v_failures int;
  v_last timestamptz;
  v_wait int := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('backoffice_attempts:' || p_subject_hash, 0));
  select count(*), max(at) into v_failures, v_last from backoffice_attempts
   where subject_hash = p_subject_hash and at > clock_timestamp() - interval '12 hours';
  if v_failures >= 5 then
    v_wait := greatest(0, ceil(extract(epoch from
      v_last + least(30 * power(2, least(v_failures - 5, 10)), 900) * interval '1 second' - clock_timestamp())))::int;
  end if;
  if v_wait = 0 then insert into backoffice_attempts (subject_hash) values (p_subject_hash); end if;
  return v_wait;
end $$;
