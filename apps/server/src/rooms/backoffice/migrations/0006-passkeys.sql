-- Passkeys of operators: a log-in by themselves, and the second factor beside a password.
create table backoffice_passkeys (
  -- Credential id, base64url.
  id text primary key,
  operator_id bigint not null references backoffice_operators,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index backoffice_passkeys_operator on backoffice_passkeys (operator_id);

-- What authenticators know the operator by: random, so that it tells nothing.
alter table backoffice_operators add column passkey_handle text unique;

-- The passkey that was the session's log-in or its second factor: the session ends with it.
alter table backoffice_sessions add column passkey_id text;
create index backoffice_sessions_passkey on backoffice_sessions (passkey_id) where passkey_id is not null;

-- Challenges of passkeys, good for one answer, for their purpose and the session that asked.
create table backoffice_challenges (
  id text primary key,
  purpose text not null check (purpose in ('add', 'factor', 'login')),
  -- Both null for a log-in, where nobody is known yet.
  operator_id bigint references backoffice_operators,
  session_id uuid references backoffice_sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  constraint backoffice_challenges_asked_by check ((purpose = 'login') = (operator_id is null) and (operator_id is null) = (session_id is null))
);
create index backoffice_challenges_end on backoffice_challenges (expires_at);
create index backoffice_challenges_operator on backoffice_challenges (operator_id);
create index backoffice_challenges_session on backoffice_challenges (session_id);
