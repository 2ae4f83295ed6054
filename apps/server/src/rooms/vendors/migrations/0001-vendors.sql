-- Games of vendors: who plays where, and what vendors did with members' money.

-- Members who have opened a game of a vendor; a vendor can speak of nobody else.
create table vendors_players (
  vendor text not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  first_at timestamptz not null default clock_timestamp(),
  primary key (vendor, member_id)
);

-- A launched game. Its token lets a vendor take stakes; wins and rollbacks come in without it.
create table vendors_sessions (
  token_hash text primary key,
  vendor text not null,
  member_id bigint not null,
  game_id text not null,
  -- The log-in that it belongs to and ends with.
  login_id text not null,
  opened_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index vendors_sessions_member on vendors_sessions (member_id) where ended_at is null;
create index vendors_sessions_login on vendors_sessions (login_id) where ended_at is null;

-- What vendors did, met once for ever by vendor, transaction and kind, with the first answer.
create table vendors_operations (
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'close')),
  -- Our name of it; of a bet the name that events and limits know it by.
  id uuid not null unique,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_id text not null,
  game_name text not null,
  product text not null,
  round_id text,
  -- The vendor's transaction that it belongs to; of a rollback the one that is undone, even before that has come.
  reference text,
  amount_minor bigint not null check (amount_minor >= 0),
  payload_hash text not null,
  -- The first answer: what was said, and the balance that was told.
  outcome text not null,
  balance_minor bigint not null,
  at timestamptz not null default clock_timestamp(),
  rolled_back_at timestamptz,
  -- Of bets, and of wins without one: how it stands. The stake of the latter is 0.
  status text check (status in ('open', 'won', 'lost', 'refunded')),
  win_minor bigint not null default 0 check (win_minor >= 0),
  version int not null default 0,
  settled_at timestamptz,
  primary key (vendor, transaction_id, kind),
  check ((status is null or status = 'open') = (settled_at is null))
) with (fillfactor = 80);
create index vendors_operations_round on vendors_operations (vendor, round_id, member_id);
create index vendors_operations_reference on vendors_operations (vendor, reference) where reference is not null;
create index vendors_operations_open on vendors_operations (at) where status = 'open';
create index vendors_operations_member on vendors_operations (member_id, id desc);

-- Calls about something that we do not know, for a person to look at.
create table vendors_parked (
  id bigint generated always as identity primary key,
  vendor text not null,
  kind text not null,
  transaction_id text not null,
  member_id bigint,
  reference text,
  round_id text,
  amount_minor bigint not null,
  outcome text not null,
  at timestamptz not null default clock_timestamp(),
  tries int not null default 1,
  resolved_at timestamptz,
  resolution text,
  unique (vendor, transaction_id, kind)
);
create index vendors_parked_open on vendors_parked (id) where resolved_at is null;
