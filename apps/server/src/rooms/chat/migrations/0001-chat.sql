-- The whole conversation of a member with the staff, and for each side the last message delivered and the last one
-- seen.
create table chat_threads (
  id bigint generated always as identity primary key,
  -- Null for a visitor without an account, if the merchant allows visitors to write. The visitor is identified by the
  -- hash of a browser cookie, until they log in there or the cookie expires.
  member_id bigint unique,
  account text not null,
  language text not null,
  member_delivered_id bigint not null default 0,
  member_read_id bigint not null default 0,
  staff_delivered_id bigint not null default 0,
  staff_read_id bigint not null default 0,
  guest_hash text unique,
  -- Keyed hash of the visitor's network, which limits the number of threads per network.
  guest_network text,
  guest_seen_at timestamptz,
  began_at timestamptz not null default clock_timestamp(),
  check ((member_id is null) = (guest_hash is not null))
);
create index chat_threads_guests on chat_threads (guest_network, began_at) where member_id is null;
create index chat_threads_guests_seen on chat_threads (guest_seen_at) where member_id is null;

-- One conversation of a thread: waiting, with an operator, or closed. A thread has one open at a time.
create table chat_conversations (
  id bigint generated always as identity primary key,
  thread_id bigint not null references chat_threads on delete cascade,
  state text not null check (state in ('waiting', 'open', 'closed')),
  operator_id bigint,
  operator_name text,
  -- Whether it was left outside the hours of the staff.
  is_away boolean not null,
  preview text not null,
  opened_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  -- Time since which the member waits for an answer; null if they do not.
  waiting_since timestamptz,
  first_answer_at timestamptz,
  first_answer_by text,
  closed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_note text,
  -- The side that ended the conversation; null if it timed out.
  closed_by text check (closed_by in ('member', 'staff')),
  check ((state = 'waiting') = (operator_id is null and closed_at is null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (closed_by is null or state = 'closed')
);
create unique index chat_conversations_current on chat_conversations (thread_id) where state <> 'closed';
create index chat_conversations_thread on chat_conversations (thread_id, id);
create index chat_conversations_state on chat_conversations (state, id);
create index chat_conversations_operator on chat_conversations (operator_id, id);
create index chat_conversations_opened on chat_conversations (opened_at);

create table chat_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references chat_threads on delete cascade,
  conversation_id bigint not null references chat_conversations on delete cascade,
  -- Notes are visible only to the staff.
  author text not null check (author in ('member', 'staff', 'note')),
  name text,
  -- Null for a picture.
  text text,
  -- Idempotency key of the writer's client, so that a resent message is stored once.
  key text,
  width int,
  height int,
  at timestamptz not null default clock_timestamp(),
  -- A withdrawal, deposit or bet of the member that the message shows. Only its id is stored; its room returns the
  -- content whenever it is shown.
  card_kind text,
  card_ref uuid,
  -- Translation of an answer, approved by the operator. The original text is stored beside it.
  translation text,
  translation_language text,
  unique (thread_id, author, key),
  check ((card_kind is null) = (card_ref is null)),
  check ((width is null) = (height is null)),
  check (num_nonnulls(text, width, card_kind) = 1),
  check ((translation is null) = (translation_language is null)),
  check (translation is null or text is not null and author = 'staff')
);
create index chat_messages_thread on chat_messages (thread_id, id);
-- Finds the messages that show a changed card.
create index chat_messages_card on chat_messages (card_ref) where card_ref is not null;

create table chat_pictures (
  message_id bigint primary key references chat_messages on delete cascade,
  picture_sealed bytea not null
);

-- Operators of the chat: whether they accept new conversations, and when their console was last open.
create table chat_staff (
  operator_id bigint primary key,
  name text not null,
  is_taking boolean not null default false,
  seen_at timestamptz not null default clock_timestamp()
);

-- Saved replies: {language: {title, text}}.
create table chat_answers (
  id bigint generated always as identity primary key,
  texts jsonb not null
);

create table chat_settings (
  is_it boolean primary key default true check (is_it),
  value jsonb not null
);
