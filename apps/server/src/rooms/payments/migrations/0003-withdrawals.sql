-- Bank accounts and wallets that members have their money sent to. Rows are never removed: withdrawals name them.
create table payments_payout_accounts (
  id uuid primary key,
  member_id bigint not null,
  kind text not null check (kind in ('bank', 'wallet')),
  bank text not null,
  number_sealed bytea not null,
  holder_sealed bytea not null,
  last_digits text not null,
  -- Keyed hash of bank and number: the same for every member who has it.
  mark text not null,
  -- Whether the holder is the member as a document has it; unknown while nobody has looked at one.
  name_state text not null check (name_state in ('unknown', 'matches', 'differs')),
  usable_from timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
create unique index payments_payout_accounts_own on payments_payout_accounts (member_id, mark) where removed_at is null;
create index payments_payout_accounts_mark on payments_payout_accounts (mark);

-- What withdrawals cost and which of them a person looks at, per asset and level; level 0 is everybody's.
create table payments_withdrawal_terms (
  asset text not null,
  level int not null check (level >= 0),
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null check (max_minor >= min_minor),
  -- Of all withdrawals of a day of the merchant's zone.
  daily_minor bigint not null check (daily_minor >= max_minor),
  free_per_day int not null check (free_per_day >= 0),
  -- Of each withdrawal after the free ones, on top of its amount.
  fee_minor bigint not null check (fee_minor >= 0),
  -- How much of a deposit has to be played before money leaves.
  wagering_percent int not null check (wagering_percent >= 0),
  -- Above the first one operator decides, above the second two.
  review_above_minor bigint not null,
  second_above_minor bigint not null check (second_above_minor >= review_above_minor),
  -- More withdrawals than this within 24 hours are looked at.
  most_per_day int not null,
  -- An account younger than this is looked at.
  new_account_hours int not null,
  primary key (asset, level)
);
insert into payments_withdrawal_terms values
  ('VND', 0, 5000000, 10000000000, 20000000000, 3, 1000000, 100, 200000000, 5000000000, 20, 72);

-- What is still to play of deposits, until it is nothing.
create table payments_wagering (
  member_id bigint not null,
  asset text not null,
  total_minor bigint not null check (total_minor >= 0),
  left_minor bigint not null check (left_minor between 0 and total_minor),
  -- Bets placed before do not count.
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, asset)
);

-- Bets placed while something was to play, each counted once when it is settled. Kept until none can be told again.
create table payments_wagered_bets (
  bet uuid primary key,
  member_id bigint not null,
  asset text not null,
  stake_minor bigint not null,
  noted_at timestamptz not null default clock_timestamp(),
  counted_at timestamptz
);
create index payments_wagered_bets_noted on payments_wagered_bets (noted_at);

create table payments_withdrawals (
  id uuid primary key,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  account_id uuid not null references payments_payout_accounts,
  -- Who sends it: a provider, or 'by-hand'.
  provider text not null,
  status text not null check (status in
    ('requested','review','approved','submitted','paid','refused','failed','cancelled','unknown','reversed')),
  -- Why a person looks at it.
  marks text[] not null default '{}',
  needs_second boolean not null default false,
  -- The operator who works on it.
  taken_by bigint,
  taken_name text,
  provider_payment_id text,
  -- What proves a payment by hand.
  proof text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  -- When it is sent, or its provider is asked; null when there is nothing left to do.
  next_try_at timestamptz,
  tries int not null default 0,
  unique (provider, provider_payment_id)
);
create index payments_withdrawals_member on payments_withdrawals (member_id, created_at desc, id);
create index payments_withdrawals_due on payments_withdrawals (next_try_at) where next_try_at is not null;
create index payments_withdrawals_waiting on payments_withdrawals (created_at, id)
  where status in ('requested', 'review', 'approved', 'submitted', 'unknown');

create table payments_withdrawal_steps (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references payments_withdrawals,
  status text not null,
  at timestamptz not null default clock_timestamp(),
  -- The operator; null where a rule, the member or the provider did it.
  by_name text,
  note text
);
create index payments_withdrawal_steps_of on payments_withdrawal_steps (withdrawal_id, id);
