-- What vendors report of a time, held against what they did here.

-- Work that one process does at a time, and when it is due again.
create table vendors_turns (
  task text primary key,
  next_at timestamptz not null
);

create table vendors_reconciliations (
  id bigint generated always as identity primary key,
  vendor text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- What each side knows of the time; null of theirs: the vendor did not answer.
  theirs int,
  ours int not null,
  -- What one side does not know, or knows otherwise.
  differences int not null,
  at timestamptz not null default clock_timestamp()
);
create index vendors_reconciliations_vendor on vendors_reconciliations (vendor, to_at desc);

-- What a reconciliation found; shown until a later one finds it in order or a person has closed it.
create table vendors_differences (
  id bigint generated always as identity primary key,
  vendor text not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  problem text not null check (problem in ('missing-here', 'missing-there', 'amount', 'not-undone')),
  member_id bigint,
  round_id text,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  resolution text,
  unique (vendor, transaction_id, kind, problem)
);
create index vendors_differences_open on vendors_differences (id) where resolved_at is null;

-- How calls of vendors went, by minute, over all processes.
create table vendors_health (
  vendor text not null,
  minute timestamptz not null,
  calls int not null,
  -- Refused by a rule, such as a bet above the balance.
  refused int not null,
  -- Not believed, or not worked on.
  failed int not null,
  total_ms bigint not null,
  slowest_ms int not null,
  last_at timestamptz not null,
  primary key (vendor, minute)
);
create index vendors_health_minute on vendors_health (minute);
