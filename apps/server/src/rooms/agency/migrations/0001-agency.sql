-- The tree of agents and their members, and its figures. Amounts are minor units of the merchant's currency; rates
-- are whole steps of 0.0001, those of lotteries prize groups.
create table agency_members (
  member_id bigint primary key,
  -- Null at the top.
  parent_id bigint references agency_members,
  -- All uppers, from the top to the parent. Says now who may see the member; which day counts for whom is in the
  -- placements.
  path bigint[] not null,
  account text not null,
  type int not null,
  asset text not null,
  joined_at timestamptz not null,
  -- Last call of the member, written every few seconds.
  seen_at timestamptz,
  -- Whether the member may send money to members below.
  may_transfer boolean not null default true,
  -- When a member closed the account: figures and uppers stay, nothing is sent to them any more.
  left_at timestamptz
);
create index agency_members_path on agency_members using gin (path);
create index agency_members_parent on agency_members (parent_id, member_id);
create index agency_members_joined on agency_members (joined_at);
-- Operators search members by the beginning of the name.
create index agency_members_account on agency_members (account text_pattern_ops);
-- Direct lowers page by page by name.
create index agency_members_names on agency_members (parent_id, account, member_id);

-- Whose figures the member's days belong to: the row with the last `from_day` that is not after the day.
create table agency_placements (
  member_id bigint not null references agency_members,
  from_day date not null,
  path bigint[] not null,
  primary key (member_id, from_day)
);

-- Days on which a member called.
create table agency_seen_days (
  day date not null,
  member_id bigint not null,
  -- When the member called first on the day, so that a day that goes on is compared with another one up to the same
  -- time.
  at timestamptz not null default clock_timestamp(),
  primary key (day, member_id)
);

-- Figures of a member by day: own ones, and those of the whole team with the member in it.
create table agency_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  bets int not null default 0,
  primary key (member_id, is_team, day)
);
-- Players of a day, and the turnover settled on it.
create index agency_days_played on agency_days (day, member_id) include (turnover_minor) where not is_team;
-- Days of a team stand side by side here: an agent's list sums a month of ten thousand lowers, whose rows lie apart
-- in the table, one for each day on which they were written.
create index agency_days_team on agency_days (member_id, day) include (deposit_minor, withdrawal_minor,
  turnover_minor, prize_minor, bonus_minor, commission_minor, bets) where is_team;

create table agency_product_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bets int not null default 0,
  primary key (member_id, is_team, day, product)
);

-- Bets of members, made from events of every source; either half of a row may come first or again.
create table agency_bets (
  key uuid primary key,
  source text not null,
  vendor text,
  bet_id text not null,
  member_id bigint not null,
  product text not null,
  game_code text not null,
  game_name text not null,
  round_id text,
  stake_minor bigint,
  bonus_minor bigint,
  -- Null until the bet is known.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  settled_at timestamptz,
  version int not null default 0,
  -- What of the bet is counted in agency_days; the day is that of the first settlement, also after a correction.
  counted_day date,
  counted_turnover_minor bigint not null default 0,
  counted_prize_minor bigint not null default 0,
  counted_bets int not null default 0
);
create index agency_bets_newest on agency_bets (placed_at desc, key) where placed_at is not null;
create index agency_bets_member on agency_bets (member_id, placed_at desc) where placed_at is not null;
create index agency_bets_counted on agency_bets (counted_day, member_id) where counted_day is not null;

-- Deposits, withdrawals and payments that count, each once by its key.
create table agency_payments (
  key text primary key,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'bonus', 'commission')),
  -- Below zero where something is taken back.
  amount_minor bigint not null,
  day date not null,
  -- When the payment was counted.
  at timestamptz not null default clock_timestamp()
);
create index agency_payments_at on agency_payments (kind, at);
create index agency_payments_member on agency_payments (member_id, kind, at desc);

-- What a member earns on bets of a product from a moment on.
create table agency_rates (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  product text not null,
  rate int not null check (rate >= 0),
  from_at timestamptz not null default clock_timestamp(),
  -- Account of the member, operator or link that set it.
  changed_by text not null
);
create index agency_rates_member on agency_rates (member_id, product, from_at desc, id desc);

-- Registration codes of an agent, with the type and rates that new members begin with.
create table agency_links (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agency_members,
  code text not null unique,
  label text not null,
  -- Customer type of members who register with it.
  type int not null check (type in (0, 1)),
  rates jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  used int not null default 0
);
create index agency_links_agent on agency_links (agent_id, id desc);

-- Contracts between an agent and a member right below, and the bills that come of them. The top of a team has its
-- contract from the merchant: there `upper_id` is null. Amounts are minor units, rates whole steps of 0.0001.
create table agency_contracts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime')),
  upper_id bigint references agency_members,
  lower_id bigint not null references agency_members,
  -- The payer: the merchant or the upper.
  payer text not null check (payer in ('platform', 'upper')),
  terms jsonb not null,
  state text not null default 'requested' check (state in ('requested', 'valid', 'denied', 'changeAsked', 'ended')),
  -- Which side asked for the end; the other one has to agree.
  end_asked_by text check (end_asked_by in ('upper', 'lower')),
  created_at timestamptz not null default clock_timestamp(),
  -- First day that is paid for, from the acceptance on.
  from_day date,
  -- Last day that is paid for; null while no end is in sight.
  until_day date,
  -- What the lower asked for instead of the terms that were offered.
  change_note text,
  check ((state in ('valid', 'ended')) = (from_day is not null))
);
create unique index agency_contracts_requested on agency_contracts (lower_id, kind) where state = 'requested';
create unique index agency_contracts_valid on agency_contracts (lower_id, kind) where state = 'valid';
create index agency_contracts_upper on agency_contracts (upper_id, id desc);

-- One bill for a contract and a period, with the figures that explain it.
create table agency_bills (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agency_contracts,
  kind text not null,
  member_id bigint not null references agency_members,
  -- Null: the merchant.
  payer_id bigint references agency_members,
  from_day date not null,
  to_day date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  paid_minor bigint not null default 0,
  parts int not null default 0,
  state text not null check (state in ('issued', 'unapproved', 'uncollected', 'collected', 'partCollected',
    'insufficient', 'notReached', 'denied', 'expired')),
  explanation jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- `day` of salaries. With kind and first day it says which settlement a bill belongs to.
  rhythm text not null default 'day' check (rhythm in ('day', 'week', 'tenDays', 'halfMonth', 'month')),
  -- What of the players' win the next period of the member has to make good, zero or below.
  carry_minor bigint not null default 0 check (carry_minor <= 0),
  -- Since when the receiver may collect it.
  waits_since timestamptz,
  -- What the figures come to, beside what is to be paid: that and all corrections, never below zero.
  computed_minor bigint not null default 0 check (computed_minor >= 0),
  corrected_minor bigint not null default 0,
  unique (contract_id, from_day),
  check (paid_minor between 0 and amount_minor)
);
create index agency_bills_member on agency_bills (member_id, id desc);
create index agency_bills_payer on agency_bills (payer_id, id desc);
create index agency_bills_open on agency_bills (id) where state in ('issued', 'partCollected', 'insufficient');
create index agency_bills_state on agency_bills (state, id desc);
create index agency_bills_created on agency_bills (created_at desc, id desc);
create index agency_bills_run on agency_bills (kind, rhythm, from_day);
create index agency_bills_former on agency_bills (member_id, kind, to_day desc);
create index agency_bills_waiting on agency_bills (waits_since) where state = 'uncollected';

-- What uppers earn by the bets of those below: the difference of the rates of two who stand right above one another,
-- by the rates that were in force when the bet was placed. One row for a bet and an upper. Amounts have six decimals
-- (micro = 0.000001 of the currency), so that nothing is rounded before it is paid.
create table agency_rebates (
  bet_key uuid not null references agency_bets,
  member_id bigint not null references agency_members,
  -- The one right below the upper through whom the bet came.
  lower_id bigint not null references agency_members,
  day date not null,
  product text not null,
  -- Whole steps of 0.0001.
  rate int not null check (rate > 0),
  turnover_minor bigint not null,
  -- What is due by what the bet says now; zero once it was taken back.
  amount_micro bigint not null,
  -- What of it was settled with a payment. A bet that is corrected afterwards makes the difference part of the next
  -- one.
  settled_micro bigint not null default 0,
  settled_at timestamptz,
  primary key (member_id, bet_key)
);
create index agency_rebates_open on agency_rebates (member_id, day) where amount_micro <> settled_micro;
create index agency_rebates_day on agency_rebates (member_id, day desc, bet_key);
create index agency_rebates_bet on agency_rebates (bet_key);

-- How an upper stands: `carry_micro` is what payments in whole minor units left over, below zero where more was paid
-- than is due after a correction.
create table agency_rebate_accounts (
  member_id bigint primary key references agency_members,
  carry_micro bigint not null default 0,
  paid_minor bigint not null default 0,
  payments int not null default 0
);

create table agency_rebate_payments (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  number int not null,
  -- Last day of the bets in it.
  through_day date not null,
  earned_micro bigint not null,
  amount_minor bigint not null check (amount_minor >= 0),
  carry_micro bigint not null,
  paid_at timestamptz not null default clock_timestamp(),
  unique (member_id, number)
);
create index agency_rebate_payments_member on agency_rebate_payments (member_id, id desc);

-- The same by day, for sums of any period.
create table agency_rebate_days (
  member_id bigint not null,
  lower_id bigint not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  amount_micro bigint not null default 0,
  -- Rows, also those of bets that were taken back.
  bets int not null default 0,
  primary key (member_id, day, lower_id, product)
);

-- Money that agents send to members below. Each is one transfer of the ledger, which both sides see in their record.
create table agency_transfers (
  id uuid primary key,
  from_id bigint not null references agency_members,
  to_id bigint not null references agency_members,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  made_at timestamptz not null default clock_timestamp(),
  check (from_id <> to_id)
);
create index agency_transfers_from on agency_transfers (from_id, made_at desc);
create index agency_transfers_to on agency_transfers (to_id, made_at desc);

-- Without a row nothing is sent. Days are those of the merchant's zone.
create table agency_transfer_terms (
  asset text primary key,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  -- What one agent sends in a day.
  daily_minor bigint not null,
  check (min_minor <= max_minor and max_minor <= daily_minor)
);
insert into agency_transfer_terms (asset, min_minor, max_minor, daily_minor)
values ('VND', 1000000, 10000000000, 50000000000);

-- Members who ask to become agents, by the form or as feedback of type 6.
create table agency_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  -- The case of the inbox that it came as; null: by the form.
  case_id bigint unique,
  content text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index agency_applications_waiting on agency_applications (member_id) where state = 'waiting';
create index agency_applications_state on agency_applications (state, id);
create index agency_applications_member on agency_applications (member_id, id desc);
create index agency_applications_created on agency_applications (created_at, id);

-- Terms that the merchant offers to agents at the top. A contract keeps a copy of its own.
create table agency_templates (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime')),
  terms jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
create unique index agency_templates_name on agency_templates (name) where retired_at is null;

-- Periods whose bills are complete, so that periods missed while the product was down are billed later.
create table agency_runs (
  kind text not null,
  from_day date not null,
  to_day date not null,
  bills int not null,
  amount_minor bigint not null,
  made_at timestamptz not null default clock_timestamp(),
  rhythm text not null default 'day' check (rhythm in ('day', 'week', 'tenDays', 'halfMonth', 'month')),
  primary key (kind, rhythm, from_day)
);

-- Days that changed after they were over; bills of which nothing was paid yet are computed again, then the day goes.
create table agency_corrected_days (
  day date primary key,
  at timestamptz not null default clock_timestamp()
);

-- What two operators add to a bill, or to what a member did on a day, or take away. A row never changes: what was
-- wrong with it is corrected by another one. Amounts are minor units, signed.
create table agency_corrections (
  id bigint generated always as identity primary key,
  bill_id bigint references agency_bills,
  member_id bigint not null references agency_members,
  -- Of figures: the day of the merchant's zone and the product that they belong to.
  day date,
  product text,
  -- Of a bill.
  amount_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  -- What of the bill had been paid and was taken back.
  returned_minor bigint not null default 0 check (returned_minor >= 0),
  reason text not null,
  approval_id bigint not null unique,
  asked_by text not null,
  approved_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  check ((bill_id is null) = (day is not null)),
  check ((bill_id is null) = (product is not null)),
  check ((bill_id is null) = (amount_minor = 0))
);
create index agency_corrections_bill on agency_corrections (bill_id) where bill_id is not null;
create index agency_corrections_day on agency_corrections (day, member_id) where day is not null;

-- What of a settlement somebody has looked at: the key names what it was, so that what changes is looked at again.
create table agency_seen_looks (
  kind text not null,
  rhythm text not null,
  from_day date not null,
  key text not null,
  -- Name of the operator.
  seen_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (kind, rhythm, from_day, key)
);

-- Bets of the demonstration's team, which no room played; empty on every other site.
create table agency_demonstration_bets (
  bet_id uuid primary key,
  placed_at timestamptz not null,
  placed jsonb not null,
  settled jsonb not null
);
