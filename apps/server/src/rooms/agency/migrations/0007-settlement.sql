-- Periods whose bills are all made, so that those of days on which nobody was there to make them are made later.
create table agency_runs (
  kind text not null,
  from_day date not null,
  to_day date not null,
  bills int not null,
  amount_minor bigint not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (kind, from_day)
);

-- Days that changed after they were over; bills of which nothing was paid yet are computed again, then the day goes.
create table agency_corrected_days (
  day date primary key,
  at timestamptz not null default clock_timestamp()
);

-- Who played on a day, and what was settled on it.
create index agency_days_played on agency_days (day, member_id) include (turnover_minor) where not is_team;
create index agency_bets_counted on agency_bets (counted_day, member_id) where counted_day is not null;

-- When a payment was counted; those that were counted before are taken as the beginning of their day.
alter table agency_payments add column at timestamptz not null default clock_timestamp();
update agency_payments set at = day;
create index agency_payments_at on agency_payments (kind, at);
create index agency_payments_member on agency_payments (member_id, kind, at desc);
