-- Daily targets for figures of the start page, in minor units or as a count.
create table backoffice_targets (
  figure text primary key,
  per_day bigint not null check (per_day > 0)
);

-- Promised response times of queues that differ from the defaults in the code, by console page.
create table backoffice_promises (
  page text primary key,
  minutes int not null check (minutes between 1 and 43200)
);

-- Worst state of an external provider in each period of five minutes: 0 good, 1 slow, 2 down.
create table backoffice_health_marks (
  page text not null,
  name text not null,
  at timestamptz not null,
  state smallint not null check (state between 0 and 2),
  primary key (at, page, name)
);
