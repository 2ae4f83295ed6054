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
  -- What of it was settled with a payment. A bet that is corrected afterwards makes the difference part of the next one.
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
