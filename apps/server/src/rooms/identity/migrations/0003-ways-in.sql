alter table identity_members
  -- E.164, with the plus.
  add column mobile text,
  add column mobile_verified_at timestamptz,
  add column email_verified_at timestamptz,
  -- Accounts of social networks by field of the form.
  add column contacts jsonb not null default '{}',
  add column payee_name text,
  -- Name on the image server.
  add column avatar text,
  -- Set by hand; the age limit of passwords is a setting.
  add column password_expires_at timestamptz,
  add column closed_at timestamptz;
create unique index identity_members_mobile on identity_members (mobile);

-- What is kept sealed or hashed about a member, apart so that lists never read it.
create table identity_secrets (
  member_id bigint primary key references identity_members,
  -- Sealed and bound to this row.
  id_number bytea,
  -- argon2id.
  payment_password_hash text,
  -- Sealed and bound to this row; in force once it is confirmed.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- Time step of the last code that was accepted; this one and those before it are not accepted again.
  totp_last_step bigint not null default 0,
  -- SHA-256 of the recovery codes that are left.
  recovery_hashes text[] not null default '{}',
  -- What authenticators know the member by: random, so that it tells nothing.
  passkey_handle text unique
);

create table identity_passkeys (
  -- Credential id, base64url.
  id text primary key,
  member_id bigint not null references identity_members,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index identity_passkeys_member on identity_passkeys (member_id);

-- Challenges of passkeys, good for one answer.
create table identity_challenges (
  id text primary key,
  -- Null for a log-in.
  member_id bigint references identity_members,
  challenge text not null,
  expires_at timestamptz not null
);
create index identity_challenges_end on identity_challenges (expires_at);

-- Codes sent to mobile numbers. Of numbers and codes only keyed hashes are kept.
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

-- Text messages and mails that wait to be sent. Sealed and bound to this row; removed once sent.
create table identity_messages (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  sealed bytea not null,
  -- Written for an unknown person so that the answer takes as long; never sent.
  is_decoy boolean not null,
  attempts int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index identity_messages_due on identity_messages (due_at);

-- Links for a new password. The member is null when nobody fits: such a link is sent to nobody.
create table identity_resets (
  token_hash text primary key,
  member_id bigint references identity_members,
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

-- What the browser exchanges for a session after its return.
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
  member_id bigint not null references identity_members,
  created_at timestamptz not null default clock_timestamp(),
  primary key (issuer, subject)
);
create index identity_social_links_member on identity_social_links (member_id);

-- Attempts to log in as their member sees them. The member is null when the account does not exist.
create table identity_logins (
  id bigint generated always as identity primary key,
  member_id bigint references identity_members,
  at timestamptz not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  method text not null,
  is_success boolean not null,
  session_id uuid
);
create index identity_logins_member on identity_logins (member_id, id);
create index identity_logins_at on identity_logins (at);
