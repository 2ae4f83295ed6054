-- One row per member: what blocks play, deposits and withdrawals.
create table protection_members (
  member_id bigint primary key,
  kind text not null check (kind in ('real', 'trial')),
  disabled_at timestamptz,
  timed_out_until timestamptz,
  excluded_until timestamptz,
  closed_at timestamptz,
  -- Whether a bet has to be looked at: a limit on stakes, losses or time is in force.
  is_play_limited boolean not null default false,
  -- Minutes between two reality checks; null is none.
  reality_check_minutes int default 60 check (reality_check_minutes between 1 and 480),
  -- When the member last looked through the account's activity, as asked every six months.
  reviewed_at timestamptz not null default clock_timestamp(),
  -- A return after an exclusion has to be asked for, and begins a day later.
  return_from timestamptz,
  -- What the register of exclusions of the country answered last about the person; null where it was never asked.
  register_state text check (register_state in ('clear', 'excluded', 'unknown')),
  -- Until when the person is excluded there; null while the register names no end.
  register_until timestamptz,
  register_at timestamptz,
  -- Whether the market wants the member's identity verified before play, and it is not.
  needs_identity boolean not null default false,
  -- Members who may not play until they have paid what they owe to others; set by the room whose rule it is.
  is_play_held boolean not null default false
);
create index protection_members_register on protection_members (register_at) where kind = 'real' and closed_at is null;
create index protection_members_held on protection_members (member_id) where is_play_held;

-- Keyed hashes of what identifies the person behind an account (name, number, address, account at a provider). They
-- stay with an account that was closed while a time-out or an exclusion was in force, until that ends; else they go
-- with it.
create table protection_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- The person proved it: a number by a code, an address by a link, an account by its provider.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_marks_member on protection_marks (member_id);

-- Limits that members set themselves. An amount is minor units, of kind `session` it is minutes; null is no limit,
-- which a row has only while a change is waiting. A raise waits in `pending_*` until its member confirms it.
create table protection_limits (
  member_id bigint not null references protection_members,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  limit_value bigint check (limit_value >= 0),
  is_raise_pending boolean not null default false,
  -- Null takes the limit away.
  pending_value bigint check (pending_value >= 0),
  confirm_from timestamptz,
  primary key (member_id, kind, period),
  check (is_raise_pending = (confirm_from is not null))
);

-- What a player bet and got back, made from events; of members with limits the bet itself writes its row. Times are
-- those of the bet, so that a bet belongs to one period for ever. Either half may come first.
create table protection_bets (
  bet_id uuid primary key,
  member_id bigint not null,
  asset text,
  product text,
  game_id text,
  game_name text,
  stake_minor bigint,
  -- Null until the placing has come; such a row counts nowhere.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint not null default 0,
  version int not null default 0
) with (fillfactor = 80);
create index protection_bets_member on protection_bets (member_id, placed_at);
create index protection_bets_time on protection_bets using brin (placed_at);

-- Sums over the periods of members with limits, so that a bet need not add up a month. They hold for one slot of five
-- minutes, in which no bet leaves a period; whatever changes an earlier bet sets `slot_at` to null.
create table protection_sums (
  member_id bigint primary key references protection_members,
  slot_at timestamptz,
  -- A bet takes the same from every limit of stakes and losses, so that the smallest rest is all it has to look at.
  -- The least that is left of any limit of stakes or losses, null without such a limit.
  left_minor bigint,
  -- The shortest limit of a session, null without one.
  session_minutes bigint
) with (fillfactor = 50);

-- Deposits as far as limits count them: an order counts from its opening, since its money may arrive at any moment.
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

-- Times at which a member was there, without a break of 30 minutes.
create table protection_sessions (
  member_id bigint not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  -- When the member last acknowledged a reality check.
  checked_at timestamptz,
  primary key (member_id, began_at)
);

-- What members did to protect themselves, and what was done for them; never changed.
create table protection_acts (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection_members,
  at timestamptz not null default clock_timestamp(),
  act text not null,
  detail jsonb not null
);
create index protection_acts_member on protection_acts (member_id, id);
create index protection_acts_time on protection_acts (at, id);
-- Operators ask for acts of one kind.
create index protection_acts_kind on protection_acts (act text_pattern_ops, id);

-- Keyed hashes of the bank accounts and wallets that money of a member is sent to. Apart from the other marks, which
-- a log-in writes anew as a whole.
create table protection_account_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- The holder is the member as a document has it.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_account_marks_member on protection_account_marks (member_id);

-- Signs that play does a member harm, each from its begin until staff have noted what was done.
create table protection_alerts (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection_members,
  marker text not null,
  -- The figure that stood out, and the usual one or the limit that it went over, as staff read them.
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

-- Withdrawals as far as they tell of harm: what was paid out, and what was taken back to be played.
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
