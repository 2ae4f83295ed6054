-- Signs that play does a member harm, each from its begin until staff have noted what was done.
create table protection_alerts (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection_members,
  marker text not null,
  -- The figure that stood out, and the usual one or the limit that it went over, as staff read them.
  value_now text not null,
  value_before text not null,
  began_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  -- Login name of the operator.
  closed_by text,
  outcome text check (outcome in ('spoken', 'limit', 'watched', 'none')),
  note text,
  constraint protection_alert_closed_with_outcome check ((closed_at is null) = (outcome is null))
);
create unique index protection_alerts_one on protection_alerts (member_id, marker) where closed_at is null;
create index protection_alerts_open on protection_alerts (id) where closed_at is null;
create index protection_alerts_member on protection_alerts (member_id, id);
create index protection_alerts_time on protection_alerts (began_at, id);

-- Withdrawals as far as they tell of harm: what was paid out, and what was taken back to be played.
create table protection_withdrawals (
  order_id uuid primary key,
  member_id bigint not null,
  asset text not null,
  amount_minor bigint not null,
  status text not null check (status in ('paid', 'cancelled', 'reversed')),
  at timestamptz not null default clock_timestamp()
);
create index protection_withdrawals_member on protection_withdrawals (member_id, at);
create index protection_withdrawals_time on protection_withdrawals (at);
create index protection_deposits_time on protection_deposits using brin (at);
