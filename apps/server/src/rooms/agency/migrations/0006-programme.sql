-- Members who ask to become agents, by the form or as feedback of type 6.
create table agency_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  -- The case of the inbox that it came as; null: by the form.
  case_id bigint unique,
  content text not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index agency_applications_waiting on agency_applications (member_id) where state = 'waiting';
create index agency_applications_state on agency_applications (state, id);
create index agency_applications_member on agency_applications (member_id, id desc);
create index agency_applications_created on agency_applications (created_at, id);

-- Terms that the merchant offers to agents at the top. A contract keeps a copy of its own.
create table agency_templates (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('dailySalary', 'dividend', 'hourly')),
  terms jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
create unique index agency_templates_name on agency_templates (name) where retired_at is null;
