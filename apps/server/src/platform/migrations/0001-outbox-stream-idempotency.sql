-- What has happened and still has consequences. Rows are written in the transaction of the cause.
create table platform_outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  member_id bigint,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  last_error text
);

create function outbox_add(p_topic text, p_member_id bigint, p_payload jsonb) returns void language sql as $$
  insert into platform_outbox (topic, member_id, payload) values (p_topic, p_member_id, p_payload);
$$;

-- What connected clients are told; kept for ten minutes so that a client may resume.
create table platform_stream (
  id bigint generated always as identity primary key,
  member_id bigint,
  name text not null,
  data jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index platform_stream_at on platform_stream (at);

-- First answers of money calls, by the client's key. A row without an answer never survives its transaction.
create table platform_idempotency (
  member_id bigint not null,
  operation text not null,
  key text not null,
  input_hash text not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, operation, key)
);
create index platform_idempotency_created on platform_idempotency (created_at);

-- Claims a key for this transaction. Answers null when it is new, else the first answer.
-- A second caller with the same key waits here until the first has committed or failed.
create function idempotency_claim(p_member_id bigint, p_operation text, p_key text, p_input_hash text) returns jsonb
language plpgsql as $$
declare
  found_row platform_idempotency;
begin
  insert into platform_idempotency (member_id, operation, key, input_hash)
  values (p_member_id, p_operation, p_key, p_input_hash)
  on conflict do nothing;
  if found then return null; end if;
  select * into strict found_row from platform_idempotency
   where member_id = p_member_id and operation = p_operation and key = p_key;
  if found_row.input_hash <> p_input_hash then
    raise exception 'idempotency.conflict' using errcode = 'FL001';
  end if;
  return found_row.answer;
end $$;

create function idempotency_keep(p_member_id bigint, p_operation text, p_key text, p_answer jsonb) returns void language sql as $$
  update platform_idempotency set answer = p_answer
   where member_id = p_member_id and operation = p_operation and key = p_key;
$$;

-- Counters of limits that hold over all processes: fixed windows.
create table platform_rate_limits (
  bucket text not null,
  window_at timestamptz not null,
  hits int not null,
  primary key (bucket, window_at)
);
create index platform_rate_limits_window on platform_rate_limits (window_at);
