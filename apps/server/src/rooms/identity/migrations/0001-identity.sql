-- Passwords of members; the row is created with the registration.
create table identity_passwords (
  member_id bigint primary key,
  -- argon2id; null for members who never log in with a password.
  hash text,
  changed_at timestamptz not null default clock_timestamp(),
  must_change boolean not null default false,
  -- Set manually; the maximum age of passwords is a setting.
  expires_at timestamptz
);

-- The cookie names the session, and tokens authorise calls in it. Only hashes of both are stored.
create table identity_sessions (
  id uuid primary key default gen_random_uuid(),
  cookie_hash text not null unique,
  member_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  user_agent text not null,
  ip text not null,
  revoked_at timestamptz,
  -- Whether the cookie outlives the browser; a renewed cookie does the same.
  is_remembered boolean not null default false
);
create index identity_sessions_member on identity_sessions (member_id);
create index identity_sessions_end on identity_sessions (absolute_expires_at);

-- Former tokens are kept until their session is removed: their use after good_until reveals a stolen token.
create table identity_tokens (
  token_hash text primary key,
  session_id uuid not null references identity_sessions on delete cascade,
  -- Null for the current token.
  good_until timestamptz
);
create index identity_tokens_session on identity_tokens (session_id);

-- Key pairs that encrypt payloads, shared by all processes; private parts are sealed.
create table identity_keys (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Nonces of accepted payloads, kept longer than a payload stays valid.
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

-- Failed and undecided log-in attempts, whether or not the account exists.
create table identity_login_failures (
  id bigint generated always as identity primary key,
  account_hash text not null,
  ip text not null,
  at timestamptz not null default clock_timestamp()
);
create index identity_login_failures_account on identity_login_failures (account_hash, at);
create index identity_login_failures_ip on identity_login_failures (ip, at);
create index identity_login_failures_at on identity_login_failures (at);

-- Sealed or hashed data of a member, in a separate table so that lists never read it.
create table identity_secrets (
  member_id bigint primary key,
  -- Sealed and bound to this row.
  id_number bytea,
  -- argon2id.
  payment_password_hash text,
  -- Sealed and bound to this row; active once it is confirmed.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- Time step of the last accepted code; this step and earlier ones are rejected.
  totp_last_step bigint not null default 0,
  -- SHA-256 of the unused recovery codes.
  recovery_hashes text[] not null default '{}',
  -- User handle for authenticators: random, so that it reveals nothing.
  passkey_handle text unique
);

create table identity_passkeys (
  -- Credential id, base64url.
  id text primary key,
  member_id bigint not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index identity_passkeys_member on identity_passkeys (member_id);

-- Challenges of passkeys, each valid for one answer.
create table identity_challenges (
  id text primary key,
  -- Null for a log-in.
  member_id bigint,
  challenge text not null,
  expires_at timestamptz not null
);
create index identity_challenges_end on identity_challenges (expires_at);

-- Codes sent to mobile numbers. Only keyed hashes of numbers and codes are stored.
create table identity_codes (
  id uuid primary key,
  scene text not null check (scene in ('register', 'login', 'password')),
  mobile_mac text not null,
  code_mac text not null,
  ip text not null,
  attempts int not null default 0,
  sent_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_codes_mobile on identity_codes (mobile_mac, sent_at);
create index identity_codes_ip on identity_codes (ip, sent_at);

-- Text messages and mails to be sent. Sealed and bound to this row; removed once sent.
create table identity_messages (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  sealed bytea not null,
  -- Stored for an unknown person so that the answer takes the same time; never sent.
  is_decoy boolean not null,
  attempts int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index identity_messages_due on identity_messages (due_at);

-- Links to set a new password. The member is null if none matched; such a link is not sent.
create table identity_resets (
  token_hash text primary key,
  member_id bigint,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index identity_resets_member on identity_resets (member_id, created_at);

-- Log-ins with a social provider under way.
create table identity_social_flows (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  -- PKCE verifier, sealed and bound to this row.
  sealed_verifier bytea not null,
  -- SHA-256 of the secret that the browser keeps.
  binding text not null,
  expires_at timestamptz not null
);

-- Tickets that the browser exchanges for a session after returning from the provider.
create table identity_social_tickets (
  ticket_hash text primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  binding text not null,
  expires_at timestamptz not null
);

create table identity_social_links (
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (issuer, subject)
);
create index identity_social_links_member on identity_social_links (member_id);

-- Log-in attempts as shown to their member. The member is null when the account does not exist.
create table identity_logins (
  id bigint generated always as identity primary key,
  member_id bigint,
  at timestamptz not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  method text not null,
  is_success boolean not null,
  session_id uuid
);
create index identity_logins_member on identity_logins (member_id, id);
create index identity_logins_at on identity_logins (at);
create index identity_logins_address on identity_logins (ip, member_id);
create index identity_logins_device on identity_logins (md5(user_agent), member_id);

-- Pictures of members, re-encoded as JPEG; at most one per member.
create table identity_pictures (
  member_id bigint primary key,
  -- Last part of the address, new for every picture, so that browsers may cache it.
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
  content bytea not null check (octet_length(content) <= 262144),
  created_at timestamptz not null default clock_timestamp()
);
