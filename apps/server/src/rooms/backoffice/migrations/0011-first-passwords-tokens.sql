-- Who asked for a new operator and who approved is in the request; each of the two is told one half of the password of
-- the first log-in, so that neither can log in as the new operator.
alter table backoffice_operators add column approval_id bigint references backoffice_approvals;
alter table backoffice_operators add column first_password_until timestamptz;
create table backoffice_first_passwords (
  operator_id bigint not null references backoffice_operators,
  holder_id bigint not null references backoffice_operators,
  -- Sealed and bound to both; removed when it is read.
  half bytea not null,
  primary key (operator_id, holder_id)
);

-- What the console's own rules are; one row.
create table backoffice_settings (
  id boolean primary key default true check (id),
  idle_minutes int not null default 30 check (idle_minutes between 5 and 120)
);
insert into backoffice_settings default values;

-- Programs that act for an operator, with some of the operator's permissions. Only hashes are kept.
create table backoffice_tokens (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  name text not null check (length(trim(name)) > 0),
  token_hash text not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index backoffice_tokens_operator on backoffice_tokens (operator_id, id);

-- What a token called; kept for 90 days.
create table backoffice_token_uses (
  id bigint generated always as identity primary key,
  token_id bigint not null references backoffice_tokens,
  at timestamptz not null default clock_timestamp(),
  call text not null,
  ip text not null
);
create index backoffice_token_uses_token on backoffice_token_uses (token_id, id);
create index backoffice_token_uses_at on backoffice_token_uses (at);
