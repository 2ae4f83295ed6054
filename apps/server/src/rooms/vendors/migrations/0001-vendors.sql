-- Members who have opened a game of a vendor. Calls of the vendor about other members are rejected.
create table vendors_players (
  vendor text not null,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  first_at timestamptz not null default clock_timestamp(),
  -- Last reported balance of the member's wallet at the vendor.
  wallet_minor bigint not null default 0,
  -- Time of the next attempt to fetch back the money of a member who may not play.
  check_at timestamptz not null default clock_timestamp(),
  primary key (vendor, member_id)
);
create index vendors_players_due on vendors_players (check_at) where wallet_minor > 0;
-- For the sum of one member's balances at vendors, which every transfer reads.
create index vendors_players_member on vendors_players (member_id) where wallet_minor > 0;

-- A launched game. Its token authorises stakes; wins and rollbacks are accepted without it.
create table vendors_sessions (
  token_hash text primary key,
  vendor text not null,
  member_id bigint not null,
  game_id text not null,
  -- The log-in that the game belongs to and ends with.
  login_id text not null,
  opened_at timestamptz not null default clock_timestamp(),
  used_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- Product of the game in the events of bets.
  product text not null
);
create index vendors_sessions_member on vendors_sessions (member_id) where ended_at is null;
create index vendors_sessions_login on vendors_sessions (login_id) where ended_at is null;

-- Operations of vendors, unique by vendor, transaction and kind, with the first answer.
create table vendors_operations (
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'close', 'adjust')),
  -- Our id of the operation; for a bet, the id in events and limits.
  id uuid not null unique,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_id text not null,
  game_name text not null,
  product text not null,
  round_id text,
  -- The vendor's id of the related transaction; for a rollback, the undone operation, even if that has not arrived
  -- yet.
  reference text,
  -- Negative only for an adjustment: a correction of a settled win by the vendor or by two operators.
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
  -- Bonus money in the stake of a bet.
  bonus_minor bigint not null default 0,
  -- Whether the vendor reported that it ends the round.
  is_closing boolean not null default false,
  primary key (vendor, transaction_id, kind),
  constraint vendors_operations_amount_minor_check check (amount_minor >= 0 or kind = 'adjust'),
  check ((status is null or status = 'open') = (settled_at is null))
) with (fillfactor = 80);
create index vendors_operations_round on vendors_operations (vendor, round_id, member_id);
create index vendors_operations_reference on vendors_operations (vendor, reference) where reference is not null;
create index vendors_operations_open on vendors_operations (at) where status = 'open';
create index vendors_operations_member on vendors_operations (member_id, id desc);
-- For sums over a period; operations are inserted in order of time.
create index vendors_operations_time on vendors_operations using brin (at) with (pages_per_range = 16);

-- Calls about unknown operations, for an operator's review.
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
  -- Idempotency key of the member's request.
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

-- Jobs that one process runs at a time, and when each is due again.
create table vendors_turns (
  task text primary key,
  next_at timestamptz not null
);

create table vendors_reconciliations (
  id bigint generated always as identity primary key,
  vendor text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Number of operations on each side; `theirs` is null if the vendor did not answer.
  theirs int,
  ours int not null,
  -- Operations that are missing or different on one side.
  differences int not null,
  at timestamptz not null default clock_timestamp(),
  -- Valid stakes of the period without play money; null if the vendor did not answer.
  ours_minor bigint,
  theirs_minor bigint
);
create index vendors_reconciliations_vendor on vendors_reconciliations (vendor, to_at desc);

-- Differences found by reconciliations; shown until a later run finds them resolved or an operator has closed them.
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
  -- For a rollback reported by the vendor: the undone operation.
  reference text,
  unique (vendor, transaction_id, kind, problem)
);
create index vendors_differences_open on vendors_differences (id) where resolved_at is null;

-- Results of vendors' calls by minute, over all processes.
create table vendors_health (
  vendor text not null,
  minute timestamptz not null,
  calls int not null,
  -- Rejected by a rule, such as a bet above the balance.
  refused int not null,
  -- Invalid signature, or processing failed.
  failed int not null,
  total_ms bigint not null,
  slowest_ms int not null,
  last_at timestamptz not null,
  -- Number of answers of the minute within each bound of `answer-times.ts`; the last one has no upper bound.
  within int[] not null default '{}',
  -- Unsigned calls. Anyone can send them, so they do not stop a vendor.
  unsigned int not null default 0,
  primary key (vendor, minute)
);
create index vendors_health_minute on vendors_health (minute);

-- Free rounds: members play without a stake and keep the wins. One grant per obligation. The vendor is notified after
-- the transaction that created the grant, with retries until it answers. Wins are not stored here; they reference the
-- grant.
create table vendors_free_rounds (
  id uuid primary key,
  -- The obligation, such as desk:<request>:<member>; a repeated request finds the same grant.
  key text not null unique,
  -- Empty until the game is resolved, if it was promised without a game or with an unknown name.
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
  -- The vendor's reason for a refusal.
  note text,
  next_try_at timestamptz not null default clock_timestamp(),
  tries int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Wagering requirement for wins, as a multiple of bonus money; null: wins are real money immediately.
  bonus_times int check (bonus_times >= 0),
  -- Time of the next check of the wins: after each win, and when the rounds end.
  check_at timestamptz,
  -- Wins converted to bonus money, and the number of conversions. Wins that arrive later are converted separately.
  bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  bonus_parts int not null default 0,
  -- Maximum amount of wins that becomes bonus money; null for no maximum.
  bonus_most_minor bigint check (bonus_most_minor > 0),
  -- Time after which no more wins are expected; null until the rounds have ended.
  close_at timestamptz
);
create index vendors_free_rounds_due on vendors_free_rounds (next_try_at) where state in ('waiting', 'cancelling');
create index vendors_free_rounds_member on vendors_free_rounds (member_id, created_at desc);
create index vendors_free_rounds_created on vendors_free_rounds (created_at);
-- For the console's filter by state.
create index vendors_free_rounds_state on vendors_free_rounds (state, created_at);
create index vendors_free_rounds_check on vendors_free_rounds (check_at) where check_at is not null;

-- Maximum stake of one bet, for all games of a vendor (empty game_id) or for one game.
create table vendors_stakes (
  vendor text not null,
  game_id text not null default '',
  most_minor bigint not null check (most_minor > 0),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (vendor, game_id)
);

-- Stopped vendors: no new stakes are accepted, but open bets can still win or be refunded.
create table vendors_stopped (
  vendor text primary key,
  at timestamptz not null default clock_timestamp(),
  -- The alarm rule that stopped the vendor; null if an operator stopped it.
  rule_id bigint,
  -- Threshold of the rule when it stopped the vendor: whole per cent of its calls, and minutes.
  threshold int,
  minutes int
);

-- Recently ended log-ins, so that a process that missed the event does not open a game session for them.
create table vendors_ended_logins (
  login_id text primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index vendors_ended_logins_at on vendors_ended_logins (ended_at);

-- Results of our calls to vendors (launches and wallets) by minute, over all processes.
create table vendors_asked (
  vendor text not null,
  minute timestamptz not null,
  asked int not null,
  -- Timed out, not understood, or with an unknown outcome of a transfer.
  unanswered int not null,
  primary key (vendor, minute)
);
create index vendors_asked_minute on vendors_asked (minute);

-- Wins that arrive after the vendor closed the round. Each is paid and marked, or held for two operators if it exceeds
-- the vendor's limit.
create table vendors_late_wins (
  -- Our id of the win in vendors_operations.
  id uuid primary key references vendors_operations (id),
  vendor text not null,
  transaction_id text not null,
  member_id bigint not null,
  -- Our id of its bet.
  bet_id uuid not null,
  game_id text not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- undone: the vendor rolled it back before the decision, or after a rejection.
  state text not null check (state in ('paid', 'held', 'refused', 'undone')),
  closed_at timestamptz not null,
  at timestamptz not null,
  decided_at timestamptz
);
create index vendors_late_wins_vendor on vendors_late_wins (vendor, id desc);
create index vendors_late_wins_held on vendors_late_wins (vendor) where state = 'held';

-- Maximum late win of a vendor that is paid without approval; vendors without a row use the default.
create table vendors_late_limits (
  vendor text primary key,
  most_minor bigint not null check (most_minor >= 0),
  changed_at timestamptz not null default clock_timestamp()
);

-- Vendors that did not answer when money was fetched back, and the time of the next attempt.
create table vendors_silent (
  vendor text primary key,
  tries int not null default 1,
  until_at timestamptz not null
);

-- Rows of a vendor's report while it is compared with ours. The report is stored page by page, so that no process
-- holds all of it in memory. The rows are lost in a crash; the next run requests the report again.
create unlogged table vendors_report_rows (
  run_id uuid not null,
  no int not null,
  at timestamptz not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  reference text,
  round_id text,
  vendor_user text not null,
  -- Null if the vendor names an unknown user.
  member_id bigint,
  game_id text,
  currency text not null,
  amount_minor bigint not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (run_id, no)
);
create index vendors_report_rows_of on vendors_report_rows (run_id, kind, transaction_id);
create index vendors_report_rows_reference on vendors_report_rows (run_id, reference) where reference is not null;
