-- What providers say about a day, line by line as their files have it. Differences to our orders are looked up when they
-- are asked for, so that what came late clears them.
create table payments_statement_lines (
  provider text not null,
  payment_id text not null,
  direction text not null check (direction in ('in', 'out')),
  day date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- How often the file of the day names the payment.
  times int not null check (times > 0),
  primary key (provider, payment_id, direction, day)
);
create index payments_statement_lines_day on payments_statement_lines (provider, day);

-- The last file of each day.
create table payments_statements (
  provider text not null,
  day date not null,
  lines int not null,
  imported_by text not null,
  imported_at timestamptz not null default clock_timestamp(),
  primary key (provider, day)
);
-- Both sides of a day are asked for.
create index payments_withdrawals_ended on payments_withdrawals (provider, ended_at) where status in ('paid', 'reversed');
