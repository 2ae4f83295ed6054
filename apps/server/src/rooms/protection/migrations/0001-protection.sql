-- One row per member: what blocks play, deposits and withdrawals.
create table protection_members (
  member_id bigint primary key,
  kind text not null check (kind in ('real', 'trial')),
  disabled_at timestamptz,
  timed_out_until timestamptz,
  excluded_until timestamptz,
  closed_at timestamptz,
  -- Whether bets have to be checked against limits: a limit on stakes, losses or time is active.
  is_play_limited boolean not null default false,
  -- Minutes between two reality checks; null for none.
  reality_check_minutes int default 60 check (reality_check_minutes between 1 and 480),
  -- Time when the member last reviewed their account activity, which is required every six months.
  reviewed_at timestamptz not null default clock_timestamp(),
  -- A return after an exclusion has to be requested, and takes effect a day later.
  return_from timestamptz,
  -- Latest answer of the national register of exclusions about the person; null if it was never queried.
  register_state text check (register_state in ('clear', 'excluded', 'unknown')),
  -- End of the exclusion in the register; null if the register names none.
  register_until timestamptz,
  register_at timestamptz,
  -- Whether the market requires a verified identity before play, and the member's is not verified.
  needs_identity boolean not null default false,
  -- Members who may not play until they have paid their debts to others; set by the room that has the rule.
  is_play_held boolean not null default false
);
create index protection_members_register on protection_members (register_at) where kind = 'real' and closed_at is null;
create index protection_members_held on protection_members (member_id) where is_play_held;

-- Keyed hashes of data that identifies the person behind an account (name, number, address, account at a provider). If
-- an account is closed during a time-out or an exclusion, they are deleted when that ends; otherwise with the account.
create table protection_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- Whether the person proved it: a number by a code, an address by a link, an account by its provider.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_marks_member on protection_marks (member_id);

-- Limits that members set for themselves, in minor units, or in minutes for kind `session`. Null is no limit, which
-- occurs only while a change is pending. An increase waits in `pending_*` until the member confirms it.
create table protection_limits (
  member_id bigint not null references protection_members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  limit_value bigint check (limit_value >= 0),
  is_raise_pending boolean not null default false,
  -- Null removes the limit.
  pending_value bigint check (pending_value >= 0),
  confirm_from timestamptz,
  primary key (member_id, kind, period),
  check (is_raise_pending = (confirm_from is not null))
);

-- Stakes and wins of players, from events. For members with limits, the bet itself writes its row. Times are those of
-- the bet, so that a bet always belongs to the same period. Either half may arrive first.
create table protection_bets (
  bet_id uuid primary key,
  member_id bigint not null,
  asset text,
  product text,
  game_id text,
  game_name text,
  stake_minor bigint,
  -- Null until the placement has arrived; such a row is not counted.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint not null default 0,
  version int not null default 0
) with (fillfactor = 80);
create index protection_bets_member on protection_bets (member_id, placed_at);
create index protection_bets_time on protection_bets using brin (placed_at);

-- Sums over the periods of members with limits, so that a bet does not have to sum a month. They are valid for one
-- slot of five minutes, in which no bet leaves a period. Any change of an earlier bet sets `slot_at` to null.
create table protection_sums (
  member_id bigint primary key references protection_members,
  slot_at timestamptz,
  -- Smallest remaining amount of all limits on stakes and losses; null without such a limit. A bet reduces all of them
  -- equally, so only the smallest has to be checked.
  left_minor bigint,
  -- Shortest session limit; null for none.
  session_minutes bigint
) with (fillfactor = 50);

-- Deposits that count towards limits. An order counts from its start, because its money may arrive at any time.
create table protection_deposits (
  order_id uuid primary key,
  member_id bigint not null references protection_members,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('open', 'credited', 'released')),
  at timestamptz not null default clock_timestamp()
);
create index protection_deposits_member on protection_deposits (member_id, at);
create index protection_deposits_time on protection_deposits using brin (at);

-- Periods in which a member was active, without a break of 30 minutes.
create table protection_sessions (
  member_id bigint not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  -- Time when the member last acknowledged a reality check.
  checked_at timestamptz,
  primary key (member_id, began_at)
);

-- Protective actions by members, and by staff for them. Never changed.
create table protection_acts (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection_members,
  at timestamptz not null default clock_timestamp(),
  act text not null,
  detail jsonb not null
);
create index protection_acts_member on protection_acts (member_id, id);
create index protection_acts_time on protection_acts (at, id);
-- For the console's filter by action.
create index protection_acts_kind on protection_acts (act text_pattern_ops, id);

-- Keyed hashes of the bank accounts and wallets that a member withdraws to. They are separate from the other marks,
-- which every log-in replaces as a whole.
create table protection_account_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- Whether the holder is the member according to a document.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_account_marks_member on protection_account_marks (member_id);

-- Signs of harm from play, each from its start until staff have recorded an action.
create table protection_alerts (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection_members,
  marker text not null,
  -- The unusual figure, and the usual one or the exceeded limit, formatted for staff.
  value_now text not null,
  value_before text not null,
  began_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  -- Login name of the operator.
  closed_by text,
  outcome text check (outcome in ('spoken', 'limit', 'watched', 'none')),
  note text,
  constraint protection_alert_closed_with_outcome check ((closed_at is null) = (outcome is null))
);
create unique index protection_alerts_one on protection_alerts (member_id, marker) where closed_at is null;
create index protection_alerts_open on protection_alerts (id) where closed_at is null;
create index protection_alerts_member on protection_alerts (member_id, id);
create index protection_alerts_time on protection_alerts (began_at, id);

-- Withdrawals as signs of harm: amounts paid out, and amounts cancelled to be played.
create table protection_withdrawals (
  order_id uuid primary key,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  status text not null check (status in ('paid', 'cancelled', 'reversed')),
  at timestamptz not null default clock_timestamp()
);
create index protection_withdrawals_member on protection_withdrawals (member_id, at);
create index protection_withdrawals_time on protection_withdrawals (at);
