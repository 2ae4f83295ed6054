-- Rounds of a game that members play without a stake: what they win is their money.

-- One grant for its obligation. The vendor is told after the transaction that made it, again and again until it answers.
-- What was won is not kept here: wins name the grant as their reference.
create table vendors_free_rounds (
  id uuid primary key,
  -- The obligation, such as desk:<request>:<member>: the same again is the same grant.
  key text not null unique,
  -- Empty until the game is looked up: one that was promised without naming it, or whose name nobody knew yet.
  vendor text not null,
  game_id text not null,
  game_name text not null,
  node_id text not null,
  member_id bigint not null,
  asset text not null,
  rounds int not null check (rounds > 0),
  value_minor bigint not null check (value_minor > 0),
  from_at timestamptz not null default clock_timestamp(),
  until_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'refused', 'cancelling', 'cancelled')),
  -- Why the vendor refused.
  note text,
  next_try_at timestamptz not null default clock_timestamp(),
  tries int not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create index vendors_free_rounds_due on vendors_free_rounds (next_try_at) where state in ('waiting', 'cancelling');
create index vendors_free_rounds_member on vendors_free_rounds (member_id, created_at desc);
create index vendors_free_rounds_created on vendors_free_rounds (created_at);
