-- Contracts between an agent and a member right below, and the bills that come of them. The top of a team has its
-- contract from the merchant: there `upper_id` is null. Amounts are minor units, rates whole steps of 0.0001.
create table agency_contracts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly')),
  upper_id bigint references agency_members,
  lower_id bigint not null references agency_members,
  -- Who pays: the merchant or the upper.
  payer text not null check (payer in ('platform', 'upper')),
  terms jsonb not null,
  state text not null default 'requested'
    check (state in ('requested', 'valid', 'denied', 'changeAsked', 'ended')),
  -- Which side asked for the end; the other one has to agree.
  end_asked_by text check (end_asked_by in ('upper', 'lower')),
  created_at timestamptz not null default clock_timestamp(),
  -- First day that is paid for, from the acceptance on.
  from_day date,
  -- Last day that is paid for; null while no end is in sight.
  until_day date,
  check ((state in ('valid', 'ended')) = (from_day is not null))
);
create unique index agency_contracts_requested on agency_contracts (lower_id, kind) where state = 'requested';
create unique index agency_contracts_valid on agency_contracts (lower_id, kind) where state = 'valid';
create index agency_contracts_upper on agency_contracts (upper_id, id desc);

-- One bill for a contract and a period. What it is made of stands beside it, so that it explains itself.
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
  paid_minor bigint not null default 0 check (paid_minor between 0 and amount_minor),
  parts int not null default 0,
  state text not null check (state in ('issued', 'collected', 'partCollected', 'insufficient', 'notReached')),
  explanation jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (contract_id, from_day)
);
create index agency_bills_member on agency_bills (member_id, id desc);
create index agency_bills_payer on agency_bills (payer_id, id desc);
create index agency_bills_open on agency_bills (id) where state in ('issued', 'partCollected', 'insufficient');
