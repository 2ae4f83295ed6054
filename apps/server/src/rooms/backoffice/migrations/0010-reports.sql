-- What a report was asked for, as one operator keeps it.
create table backoffice_reports (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  title text not null check (length(trim(title)) > 0),
  report text not null,
  query jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, title)
);
