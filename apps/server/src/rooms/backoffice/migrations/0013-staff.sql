-- Work that operators give one another. What is done stays.
create table backoffice_tasks (
  id bigint generated always as identity primary key,
  title text not null check (length(trim(title)) > 0),
  detail text not null default '',
  -- Where the console shows what it is about: a page and the query of its address.
  page text,
  query jsonb,
  created_by bigint not null references backoffice_operators,
  -- Null while it is anybody's.
  assignee_id bigint references backoffice_operators,
  due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  done_by bigint references backoffice_operators,
  note text,
  check ((page is null) = (query is null)),
  check ((done_at is null) = (done_by is null))
);
create index backoffice_tasks_open on backoffice_tasks (assignee_id, id) where done_at is null;
create index backoffice_tasks_assignee on backoffice_tasks (assignee_id, id);
create index backoffice_tasks_created on backoffice_tasks (created_at, id);

-- What operators wrote down about a member, a bet, an order or a draw. Never changed.
create table backoffice_notes (
  id bigint generated always as identity primary key,
  object text not null,
  text text not null check (length(trim(text)) > 0),
  author text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index backoffice_notes_object on backoffice_notes (object, id);
create trigger backoffice_notes_kept before update or delete on backoffice_notes
  for each row execute function backoffice_refuse_change();

-- The end of a shift: what was open then, and who took it on.
create table backoffice_handovers (
  id bigint generated always as identity primary key,
  from_id bigint not null references backoffice_operators,
  -- Null for whoever comes next.
  to_id bigint references backoffice_operators,
  note text not null,
  -- [{page, count, countIsExact}]: what waited that the operator could see.
  waiting jsonb not null,
  tasks bigint[] not null,
  created_at timestamptz not null default clock_timestamp(),
  taken_by bigint references backoffice_operators,
  taken_at timestamptz,
  check ((taken_by is null) = (taken_at is null)),
  check (taken_by <> from_id)
);
create index backoffice_handovers_open on backoffice_handovers (id) where taken_at is null;

-- The token by which a program made the change for its operator.
alter table backoffice_audit add column token_id bigint;

-- Saved reports that are sent by mail when a period is over.
create table backoffice_report_mails (
  report_id bigint primary key references backoffice_reports on delete cascade,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  mails text[] not null check (cardinality(mails) between 1 and 10),
  -- When the period that runs is over; moved on before anything is sent, so that nothing is sent twice.
  next_at timestamptz not null,
  -- The end of the period to send, exclusive, until it was sent.
  due_day text,
  tries int not null default 0,
  try_at timestamptz,
  sent_at timestamptz
);
create index backoffice_report_mails_next on backoffice_report_mails (next_at);
create index backoffice_report_mails_try on backoffice_report_mails (try_at) where try_at is not null;
