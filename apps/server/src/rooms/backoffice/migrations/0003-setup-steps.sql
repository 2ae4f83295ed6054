-- Steps of the set-up that need a confirmation, with the operator who confirmed each last.
create table backoffice_setup_steps (
  step text primary key,
  confirmed_by text not null,
  confirmed_at timestamptz not null default clock_timestamp()
);
