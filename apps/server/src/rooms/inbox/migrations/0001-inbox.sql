-- Messages to members. One to named members is a row each; one to a segment or to all is a single row without member,
-- of which a member has a mark as soon as it is opened or taken out.
create table inbox_messages (
  id bigint generated always as identity primary key,
  member_id bigint,
  kind text not null check (kind in ('news', 'deposit', 'withdrawal', 'settled', 'security', 'answer')),
  -- What it tells of, so that an event that comes twice is told once.
  key text unique,
  -- Either what an operator wrote, {language: {title, text}}, or the name of a text of ours with what stands in it.
  texts jsonb,
  template text,
  params jsonb,
  -- Of a message to many: {types, labels}; without a condition it is for all.
  audience jsonb,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  check ((texts is null) <> (template is null)),
  check ((member_id is null) = (audience is not null))
);
create index inbox_messages_member on inbox_messages (member_id, id) where member_id is not null;
create index inbox_messages_many on inbox_messages (id) where member_id is null;
create index inbox_messages_written on inbox_messages (id, created_at) where texts is not null;

-- What a member did with messages to many.
create table inbox_marks (
  member_id bigint not null,
  message_id bigint not null references inbox_messages on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (member_id, message_id)
);
create index inbox_marks_message on inbox_marks (message_id);

-- How many messages of their own a member has: an inbox of a hundred thousand is not counted with every page.
create table inbox_counters (
  member_id bigint primary key,
  total bigint not null check (total >= 0),
  unread bigint not null check (unread between 0 and total)
);

-- Kinds that a member has turned on or off.
create table inbox_choices (
  member_id bigint not null,
  kind text not null,
  is_wanted boolean not null,
  primary key (member_id, kind)
);
create index inbox_choices_wanted on inbox_choices (kind, member_id) where is_wanted;

-- What members wrote by form.
create table inbox_cases (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  type smallint not null check (type in (0, 1, 2, 3, 4, 6)),
  content text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text,
  created_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null))
);
create index inbox_cases_state on inbox_cases (state, id);
create index inbox_cases_member on inbox_cases (member_id, id);
create index inbox_cases_created on inbox_cases (created_at);
