-- Work on cases of the kinds that rooms declare: the operator who took one, and its hold.
create table backoffice_case_work (
  object text primary key,
  taken_by bigint references backoffice_operators,
  held_by bigint references backoffice_operators,
  held_at timestamptz,
  hold_reason text,
  check ((held_by is null) = (held_at is null) and (held_by is null) = (hold_reason is null))
);

-- Operators who have a case open. The console repeats its call as long as the case is open.
create table backoffice_case_viewers (
  object text not null,
  operator_id bigint not null references backoffice_operators,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (object, operator_id)
);
