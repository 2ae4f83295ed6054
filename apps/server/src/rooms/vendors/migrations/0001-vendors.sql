-- Members who have opened a game of a vendor; a vendor can name no other member.
create table vendors_players (
  vendor text not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  first_at timestamptz not null default clock_timestamp(),
  -- What the vendor last said that the member holds in a wallet there.
  wallet_minor bigint not null default 0,
  -- When money of a member who may not play is next fetched back.
  look_at timestamptz not null default clock_timestamp(),
  primary key (vendor, member_id)
);
create index vendors_players_due on vendors_players (look_at) where wallet_minor > 0;
-- "What lies there" of one member is read with every transfer.
create index vendors_players_member on vendors_players (member_id) where wallet_minor > 0;

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
  ended_at timestamptz,
  -- What the game counts as in the events of bets.
  product text not null
);
create index vendors_sessions_member on vendors_sessions (member_id) where ended_at is null;
create index vendors_sessions_login on vendors_sessions (login_id) where ended_at is null;

-- What vendors did, met once for ever by vendor, transaction and kind, with the first answer.
create table vendors_operations (
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'close', 'adjust')),
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
  -- Below zero only in an adjustment: a correction of a settled win by the vendor or by two operators.
  amount_minor bigint not null,
  payload_hash text not null,
  -- The first answer: outcome and reported balance.
  outcome text not null,
  balance_minor bigint not null,
  at timestamptz not null default clock_timestamp(),
  rolled_back_at timestamptz,
  -- Status of a bet, or of a win without a bet, whose stake is 0.
  status text check (status in ('open', 'won', 'lost', 'refunded')),
  win_minor bigint not null default 0 check (win_minor >= 0),
  version int not null default 0,
  settled_at timestamptz,
  -- What of the stake of a bet was bonus money.
  bonus_minor bigint not null default 0,
  -- Whether the vendor said that the round is over with it.
  is_closing boolean not null default false,
  primary key (vendor, transaction_id, kind),
  constraint vendors_operations_amount_minor_check check (amount_minor >= 0 or kind = 'adjust'),
  check ((status is null or status = 'open') = (settled_at is null))
) with (fillfactor = 80);
create index vendors_operations_round on vendors_operations (vendor, round_id, member_id);
create index vendors_operations_reference on vendors_operations (vendor, reference) where reference is not null;
create index vendors_operations_open on vendors_operations (at) where status = 'open';
create index vendors_operations_member on vendors_operations (member_id, id desc);
-- Sums over time; operations come in the order of time.
create index vendors_operations_time on vendors_operations using brin (at) with (pages_per_range = 16);

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
  -- Hash of the call: a retry with the same one receives the stored outcome.
  payload_hash text,
  unique (vendor, transaction_id, kind)
);
create index vendors_parked_open on vendors_parked (id) where resolved_at is null;

-- Transfers to and from vendor wallets. An unanswered one is queried under the same name until it is answered.
create table vendors_transfers (
  id uuid primary key,
  vendor text not null,
  member_id bigint not null,
  asset text not null,
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- Of the member's wish: the same again is the same transfer.
  key text not null,
  input_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  next_try_at timestamptz not null,
  tries int not null default 0,
  unique (member_id, key),
  check ((state = 'pending') = (ended_at is null))
);
create index vendors_transfers_pending on vendors_transfers (next_try_at) where state = 'pending';
create index vendors_transfers_member on vendors_transfers (member_id, vendor) where state = 'pending';
-- Past transfers of a member.
create index vendors_transfers_past on vendors_transfers (member_id, created_at desc);

create table vendors_wallet_settings (
  member_id bigint primary key,
  is_automatic boolean not null
);

-- Work that one process does at a time, and when it is due again.
create table vendors_turns (
  task text primary key,
  next_at timestamptz not null
);

create table vendors_reconciliations (
  id bigint generated always as identity primary key,
  vendor text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- What each side knows of the time; null of theirs: the vendor did not answer.
  theirs int,
  ours int not null,
  -- What one side does not know, or knows otherwise.
  differences int not null,
  at timestamptz not null default clock_timestamp(),
  -- Stakes of the time that stand, play money apart; null where the vendor did not answer.
  ours_minor bigint,
  theirs_minor bigint
);
create index vendors_reconciliations_vendor on vendors_reconciliations (vendor, to_at desc);

-- What a reconciliation found; shown until a later one finds it in order or a person has closed it.
create table vendors_differences (
  id bigint generated always as identity primary key,
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  problem text not null check (problem in ('missing-here', 'missing-there', 'amount', 'not-undone')),
  member_id bigint,
  round_id text,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolution text,
  -- Of a rollback that a vendor reports: what it undid there.
  reference text,
  unique (vendor, transaction_id, kind, problem)
);
create index vendors_differences_open on vendors_differences (id) where resolved_at is null;

-- How calls of vendors went, by minute, over all processes.
create table vendors_health (
  vendor text not null,
  minute timestamptz not null,
  calls int not null,
  -- Refused by a rule, such as a bet above the balance.
  refused int not null,
  -- Not believed, or not worked on.
  failed int not null,
  total_ms bigint not null,
  slowest_ms int not null,
  last_at timestamptz not null,
  -- How many calls of the minute were answered within each bound of `answer-times.ts`, the last one above them all.
  within int[] not null default '{}',
  -- Unsigned calls: anybody can send those, so they do not stop a vendor.
  unsigned int not null default 0,
  primary key (vendor, minute)
);
create index vendors_health_minute on vendors_health (minute);

-- Rounds of a game that members play without a stake: what they win is their money. One grant for its obligation. The
-- vendor is told after the transaction that made it, again and again until it answers. What was won is not kept here:
-- wins name the grant as their reference.
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
  created_at timestamptz not null default clock_timestamp(),
  -- How often what free rounds win has to be staked as bonus money; null: it is real money at once.
  bonus_times int check (bonus_times >= 0),
  -- When to look at what was won: after each win, and when the rounds are over.
  look_at timestamptz,
  -- What of it became bonus money, and in how many parts; what a vendor sends later is another part.
  bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  bonus_parts int not null default 0,
  -- The most of their wins that becomes bonus money; null: all of it.
  bonus_most_minor bigint check (bonus_most_minor > 0),
  -- From when on nothing more is expected of rounds that are over; null until they are.
  close_at timestamptz
);
create index vendors_free_rounds_due on vendors_free_rounds (next_try_at) where state in ('waiting', 'cancelling');
create index vendors_free_rounds_member on vendors_free_rounds (member_id, created_at desc);
create index vendors_free_rounds_created on vendors_free_rounds (created_at);
-- Operators ask for free rounds that are open, or were refused.
create index vendors_free_rounds_state on vendors_free_rounds (state, created_at);
create index vendors_free_rounds_look on vendors_free_rounds (look_at) where look_at is not null;

-- The greatest stake that is taken of one bet, of every game of a vendor (game_id is empty) or of one.
create table vendors_stakes (
  vendor text not null,
  game_id text not null default '',
  most_minor bigint not null check (most_minor > 0),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (vendor, game_id)
);

-- Vendors of whom no stake is taken; what was staked before is still won and given back.
create table vendors_stopped (
  vendor text primary key,
  at timestamptz not null default clock_timestamp(),
  -- The rule of alarms that stopped a vendor; null: an operator did.
  rule_id bigint,
  -- What the rule that stopped a vendor asks for, as it was then: whole per cent of its calls, and minutes.
  threshold int,
  minutes int
);

-- Log-ins that ended lately: a process that has not heard of it opens no session that outlives them.
create table vendors_ended_logins (
  login_id text primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index vendors_ended_logins_at on vendors_ended_logins (ended_at);

-- Launches and calls about wallets that we made to vendors, by minute, over all processes.
create table vendors_asked (
  vendor text not null,
  minute timestamptz not null,
  asked int not null,
  -- Not answered in time, not understood, or not knowing what became of a transfer.
  unanswered int not null,
  primary key (vendor, minute)
);
create index vendors_asked_minute on vendors_asked (minute);

-- Wins that come after their vendor closed the round. Each is paid and marked, or held for two operators where it is
-- above the limit of its vendor.
create table vendors_late_wins (
  -- Our name of the win among the operations.
  id uuid primary key references vendors_operations (id),
  vendor text not null,
  transaction_id text not null,
  member_id bigint not null,
  -- Our name of the bet that it belongs to.
  bet_id uuid not null,
  game_id text not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- undone: the vendor took it back before it was decided, or after it was refused.
  state text not null check (state in ('paid', 'held', 'refused', 'undone')),
  closed_at timestamptz not null,
  at timestamptz not null,
  decided_at timestamptz
);
create index vendors_late_wins_vendor on vendors_late_wins (vendor, id desc);
create index vendors_late_wins_held on vendors_late_wins (vendor) where state = 'held';

-- The greatest late win of a vendor that is paid at once; a vendor without one has the default.
create table vendors_late_limits (
  vendor text primary key,
  most_minor bigint not null check (most_minor >= 0),
  changed_at timestamptz not null default clock_timestamp()
);

-- Vendors that did not answer when money was fetched back, and when they are asked again.
create table vendors_silent (
  vendor text primary key,
  tries int not null default 1,
  until_at timestamptz not null
);

-- Rows of a vendor's report while it is held against ours. A report is written here page by page, so that no process
-- holds all of it. Lost with a crash, which is right: the next run asks for it again.
create unlogged table vendors_report_rows (
  run_id uuid not null,
  no int not null,
  at timestamptz not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  reference text,
  round_id text,
  vendor_user text not null,
  -- Null where the vendor names a user that is none of ours.
  member_id bigint,
  game_id text,
  currency text not null,
  amount_minor bigint not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (run_id, no)
);
create index vendors_report_rows_of on vendors_report_rows (run_id, kind, transaction_id);
create index vendors_report_rows_reference on vendors_report_rows (run_id, reference) where reference is not null;
