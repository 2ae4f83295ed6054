-- Limits that members set themselves. An amount is minor units, of kind `session` it is minutes; null is no limit, which
-- a row has only while a change is waiting. A raise waits in `pending_*` until its member confirms it.
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
  staked_day_minor bigint not null default 0,
  staked_week_minor bigint not null default 0,
  staked_month_minor bigint not null default 0,
  lost_day_minor bigint not null default 0,
  lost_week_minor bigint not null default 0,
  lost_month_minor bigint not null default 0
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

alter table protection_members
  -- Whether a bet has to be looked at: a limit on stakes, losses or time is in force.
  add column is_play_limited boolean not null default false,
  -- Minutes between two reality checks; null is none.
  add column reality_check_minutes int default 60 check (reality_check_minutes between 1 and 480),
  -- When the member last looked through the account's activity, as asked every six months.
  add column reviewed_at timestamptz not null default clock_timestamp();

-- A return after an exclusion has to be asked for, and begins a day later. Who was back before this rule stays so.
alter table protection_members add column return_from timestamptz;
update protection_members set excluded_until = null where excluded_until <= clock_timestamp();
