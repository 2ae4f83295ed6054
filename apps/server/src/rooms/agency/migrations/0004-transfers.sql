-- Money that agents send to members below. Each is one transfer of the ledger, which both sides see in their record.
alter table agency_members add column may_transfer boolean not null default true;

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
insert into agency_transfer_terms values ('VND', 1000000, 10000000000, 50000000000);
