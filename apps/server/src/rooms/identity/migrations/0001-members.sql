create table identity_members (
  id bigint generated always as identity primary key,
  -- Login name. Letters are kept in lower case, so that two spellings are one member.
  account text not null unique check (account = lower(account)),
  nickname text,
  email text,
  -- Customer type of the specification; 4 is a trial member.
  type int not null,
  asset text not null,
  labels text[] not null default '{}',
  -- argon2id; null for members who never log in with a password.
  password_hash text,
  password_changed_at timestamptz not null default clock_timestamp(),
  must_change_password boolean not null default false,
  disabled_at timestamptz,
  inviter_id bigint references identity_members,
  invitation_code text not null unique,
  created_at timestamptz not null default clock_timestamp(),
  trial_expires_at timestamptz,
  register_method text,
  register_url text,
  register_domain text,
  registered_ip text
);
create index identity_members_inviter on identity_members (inviter_id);

-- The cookie names the session, tokens authorise in it. Only hashes of both are kept.
create table identity_sessions (
  id uuid primary key default gen_random_uuid(),
  cookie_hash text not null unique,
  member_id bigint not null references identity_members,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  user_agent text not null,
  ip text not null,
  revoked_at timestamptz
);
create index identity_sessions_member on identity_sessions (member_id);
create index identity_sessions_end on identity_sessions (absolute_expires_at);

-- Former tokens stay until their session is removed: their use after good_until betrays a stolen token.
create table identity_tokens (
  token_hash text primary key,
  session_id uuid not null references identity_sessions on delete cascade,
  issued_at timestamptz not null default clock_timestamp(),
  -- Null for the token in force.
  good_until timestamptz
);
create index identity_tokens_session on identity_tokens (session_id);
