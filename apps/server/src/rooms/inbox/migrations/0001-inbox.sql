-- Messages to members. A message to named members has a row for each. A message to a segment or to all members is a
-- single row without member; a member gets a mark when opening or deleting it.
create table inbox_messages (
  id bigint generated always as identity primary key,
  member_id bigint,
  kind text not null check (kind in ('news', 'deposit', 'withdrawal', 'settled', 'security', 'answer')),
  -- Idempotency key: an event that is delivered twice creates one message.
  key text unique,
  -- Either an operator's text, {language: {title, text}}, or the name of a template with its parameters.
  texts jsonb,
  template text,
  params jsonb,
  -- For a message to many members: {types, labels}; without conditions it goes to all.
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
create index inbox_messages_written_at on inbox_messages (created_at, id) where texts is not null;
create index inbox_messages_written_kind on inbox_messages (kind, created_at, id) where texts is not null;

-- Marks of members who opened or deleted a message to many.
create table inbox_marks (
  member_id bigint not null,
  message_id bigint not null references inbox_messages on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (member_id, message_id)
);
create index inbox_marks_message on inbox_marks (message_id);

-- A trigger counts the marks, so that the sum is correct for every writer.
create function inbox_count_openings() returns trigger language plpgsql as $$
declare
  v_step int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Locks in the same order for all members, so that two members who read everything at once cannot deadlock.
  insert into inbox_openings as o (message_id, part, opened)
  select m.message_id, m.member_id % 16, v_step * count(*) from marks m
   where tg_op = 'INSERT' or exists (select 1 from inbox_messages i where i.id = m.message_id)
   group by 1, 2 order by 1, 2
  on conflict (message_id, part) do update set opened = o.opened + excluded.opened;
  return null;
end $$;
create trigger inbox_marks_opened after insert on inbox_marks referencing new table as marks
  for each statement execute function inbox_count_openings();
create trigger inbox_marks_forgotten after delete on inbox_marks referencing old table as marks
  for each statement execute function inbox_count_openings();

-- Number of a member's own messages, so that a page does not have to count an inbox of a hundred thousand.
create table inbox_counters (
  member_id bigint primary key,
  total bigint not null check (total >= 0),
  unread bigint not null,
  check (unread between 0 and total)
);

-- Kinds of messages that a member has turned on or off.
create table inbox_choices (
  member_id bigint not null,
  kind text not null,
  is_wanted boolean not null,
  primary key (member_id, kind)
);
create index inbox_choices_wanted on inbox_choices (kind, member_id) where is_wanted;

-- Feedback that members sent by the form.
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

-- Browsers that receive Web Push, and the quiet hours of their members.
create table inbox_devices (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- Member type when the browser was registered: messages to many can be limited to some types.
  member_type smallint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Operator code of the language of this browser's messages.
  language text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The session that registered the browser: when it ends, the browser receives nothing more.
  session_id uuid not null
);
create index inbox_devices_member on inbox_devices (member_id, id);
create index inbox_devices_session on inbox_devices (session_id);

-- Minutes of the merchant's day; a start later than the end spans midnight.
create table inbox_quiet (
  member_id bigint primary key,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  check (from_minute <> to_minute)
);

-- Messages still to be pushed to a browser.
create table inbox_pushes (
  message_id bigint not null references inbox_messages on delete cascade,
  device_id bigint not null references inbox_devices on delete cascade,
  due_at timestamptz not null default clock_timestamp(),
  tries smallint not null default 0,
  primary key (message_id, device_id)
);
create index inbox_pushes_due on inbox_pushes (due_at);
create index inbox_pushes_device on inbox_pushes (device_id);

-- The keys that identify this site to push services (VAPID), generated at the first start.
create table inbox_push_keys (
  id smallint primary key check (id = 1),
  public_key text not null,
  sealed bytea not null
);

-- Number of members who have opened or deleted a message to many, so that lists do not count marks. Split into sixteen
-- parts by member, so that concurrent members do not wait for each other.
create table inbox_openings (
  message_id bigint not null references inbox_messages on delete cascade,
  part int not null,
  opened bigint not null,
  primary key (message_id, part)
);
