-- The tree of agents and their members, and its figures. Amounts are minor units of the merchant's currency. Rates are
-- whole steps of 0.0001; lottery rates are prize groups.
create table agency_members (
  member_id bigint primary key,
  -- Null for the top of a tree.
  parent_id bigint references agency_members,
  -- All uplines, from the top to the parent. Decides who may see the member now; `agency_placements` decides whose
  -- figures a day belongs to.
  path bigint[] not null,
  account text not null,
  type int not null,
  asset text not null,
  joined_at timestamptz not null,
  -- Time of the member's last call, updated every few seconds.
  seen_at timestamptz,
  -- Whether the member may send money to downlines.
  may_transfer boolean not null default true,
  -- Time when the member closed the account. Figures and uplines stay, but the member can no longer receive money.
  left_at timestamptz
);
create index agency_members_path on agency_members using gin (path);
create index agency_members_parent on agency_members (parent_id, member_id);
create index agency_members_joined on agency_members (joined_at);
-- Operators search members by the beginning of the name.
create index agency_members_account on agency_members (account text_pattern_ops);
-- For the direct downlines, paged by name.
create index agency_members_names on agency_members (parent_id, account, member_id);

-- The uplines that a member's days belong to: the row with the last `from_day` that is not after the day.
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
  -- Time of the member's first call of the day, so that a running day is compared with another one up to the same
  -- time.
  at timestamptz not null default clock_timestamp(),
  primary key (day, member_id)
);

-- Figures of a member by day: the member's own, and those of the whole team including the member.
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
-- Groups a team's days together: an agent's list sums a month of ten thousand downlines, and in the table their rows
-- are scattered over the days on which they were written.
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

-- Bets of members, from events of every source. Either half of a row may arrive first or repeatedly.
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
  -- The part of the bet that is counted in agency_days. The day is that of the first settlement, also after a
  -- correction.
  counted_day date,
  counted_turnover_minor bigint not null default 0,
  counted_prize_minor bigint not null default 0,
  counted_bets int not null default 0
);
create index agency_bets_newest on agency_bets (placed_at desc, key) where placed_at is not null;
create index agency_bets_member on agency_bets (member_id, placed_at desc) where placed_at is not null;
create index agency_bets_counted on agency_bets (counted_day, member_id) where counted_day is not null;

-- Deposits, withdrawals and payments that count, each once per key.
create table agency_payments (
  key text primary key,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'bonus', 'commission')),
  -- Negative when money is taken back.
  amount_minor bigint not null,
  day date not null,
  -- When the payment was counted.
  at timestamptz not null default clock_timestamp()
);
create index agency_payments_at on agency_payments (kind, at);
create index agency_payments_member on agency_payments (member_id, kind, at desc);

-- Rates of a member on bets of a product, each valid from a moment on.
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

-- Registration codes of an agent, with the type and rates of new members.
create table agency_links (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agency_members,
  code text not null unique,
  label text not null,
  -- Customer type of members who register with the code.
  type int not null check (type in (0, 1)),
  rates jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  used int not null default 0
);
create index agency_links_agent on agency_links (agent_id, id desc);

-- Contracts between an agent and a direct downline, and their bills. The top of a team has a contract with the
-- merchant, where `upline_id` is null. Amounts are minor units, rates whole steps of 0.0001.
create table agency_contracts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime')),
  upline_id bigint references agency_members,
  downline_id bigint not null references agency_members,
  -- The payer: the merchant or the upline.
  payer text not null check (payer in ('platform', 'upline')),
  terms jsonb not null,
  state text not null default 'requested' check (state in ('requested', 'valid', 'denied', 'changeAsked', 'ended')),
  -- The side that requested the end; the other side has to agree.
  end_asked_by text check (end_asked_by in ('upline', 'downline')),
  created_at timestamptz not null default clock_timestamp(),
  -- First paid day, set by the acceptance.
  from_day date,
  -- Last paid day; null while no end is agreed.
  until_day date,
  -- Change that the downline requested instead of accepting the offered terms.
  change_note text,
  check ((state in ('valid', 'ended')) = (from_day is not null))
);
create unique index agency_contracts_requested on agency_contracts (downline_id, kind) where state = 'requested';
create unique index agency_contracts_valid on agency_contracts (downline_id, kind) where state = 'valid';
create index agency_contracts_upline on agency_contracts (upline_id, id desc);

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
  -- `day` for salaries. Kind, rhythm and first day identify the settlement of a bill.
  rhythm text not null default 'day' check (rhythm in ('day', 'week', 'tenDays', 'halfMonth', 'month')),
  -- Part of the players' win that the member's next period has to make good, zero or below.
  carry_minor bigint not null default 0 check (carry_minor <= 0),
  -- Time since which the receiver may collect it.
  waits_since timestamptz,
  -- Result of the figures without corrections. The amount to pay is this plus all corrections, but never below zero.
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

-- Commissions of uplines on bets of their downlines: the difference between the rates of two adjacent levels at the
-- time of the bet. One row for a bet and an upline. Amounts have six decimals (micro = 0.000001 of the currency), so
-- that they are rounded only when they are paid.
create table agency_rebates (
  bet_key uuid not null references agency_bets,
  member_id bigint not null references agency_members,
  -- The upline's direct downline through whom the bet came.
  downline_id bigint not null references agency_members,
  day date not null,
  product text not null,
  -- Whole steps of 0.0001.
  rate int not null check (rate > 0),
  turnover_minor bigint not null,
  -- Amount due by the current state of the bet; zero once the bet is taken back.
  amount_micro bigint not null,
  -- Part that was settled with a payment. If the bet is corrected afterwards, the difference becomes part of the next
  -- payment.
  settled_micro bigint not null default 0,
  settled_at timestamptz,
  primary key (member_id, bet_key)
);
create index agency_rebates_open on agency_rebates (member_id, day) where amount_micro <> settled_micro;
create index agency_rebates_day on agency_rebates (member_id, day desc, bet_key);
create index agency_rebates_bet on agency_rebates (bet_key);

-- Balance of an upline's commissions. `carry_micro` is the rest of payments in whole minor units; it is negative after
-- a correction if more was paid than is due.
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

-- Commissions by day, for sums of any period.
create table agency_rebate_days (
  member_id bigint not null,
  downline_id bigint not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  amount_micro bigint not null default 0,
  -- Rows, also those of bets that were taken back.
  bets int not null default 0,
  primary key (member_id, day, downline_id, product)
);

-- Money that agents send to downlines. Each row is one transfer of the ledger, which both sides see in their record.
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

-- Limits of transfers; without a row transfers are off. Days are those of the merchant's time zone.
create table agency_transfer_terms (
  asset text primary key,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  -- Maximum total that one agent may send in a day.
  daily_minor bigint not null,
  check (min_minor <= max_minor and max_minor <= daily_minor)
);
insert into agency_transfer_terms (asset, min_minor, max_minor, daily_minor)
values ('VND', 1000000, 10000000000, 50000000000);

-- Members who apply to become agents, by the form or as feedback of type 6.
create table agency_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  -- The inbox case of an application by feedback; null for the form.
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

-- Terms that the merchant offers to agents at the top of a tree. Each contract keeps its own copy.
create table agency_templates (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime')),
  terms jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
create unique index agency_templates_name on agency_templates (name) where retired_at is null;

-- Periods whose bills are complete, so that periods missed during downtime are billed later.
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

-- Days whose figures changed after their end. A job recomputes bills of which nothing was paid yet, then deletes the
-- day.
create table agency_corrected_days (
  day date primary key,
  at timestamptz not null default clock_timestamp()
);

-- Amounts that two operators add to or subtract from a bill, or a member's figures of a day. A row never changes:
-- another row corrects a mistake. Amounts are signed minor units.
create table agency_corrections (
  id bigint generated always as identity primary key,
  bill_id bigint references agency_bills,
  member_id bigint not null references agency_members,
  -- For corrections of figures: the day in the merchant's time zone, and the product.
  day date,
  product text,
  -- For corrections of a bill.
  amount_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  -- Paid part of the bill that was taken back.
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

-- Findings of a settlement that an operator has reviewed. The key contains the finding's content, so a changed finding
-- has to be reviewed again.
create table agency_reviewed_findings (
  kind text not null,
  rhythm text not null,
  from_day date not null,
  key text not null,
  -- Name of the operator.
  seen_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (kind, rhythm, from_day, key)
);

-- Bets of the demonstration's team, which were not placed in any room. Empty on every other site.
create table agency_demonstration_bets (
  bet_id uuid primary key,
  placed_at timestamptz not null,
  placed jsonb not null,
  settled jsonb not null
);
