-- What two operators add to a bill, or to what a member did on a day, or take away. A row never changes: what was wrong
-- with it is corrected by another one. Amounts are minor units, signed.
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

-- What the figures come to, beside what is to be paid: that and all corrections, never below zero.
alter table agency_bills add column computed_minor bigint not null default 0 check (computed_minor >= 0);
alter table agency_bills add column corrected_minor bigint not null default 0;
update agency_bills set computed_minor = amount_minor;
