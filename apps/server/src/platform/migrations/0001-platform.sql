-- Events that listeners still have to handle. Each row is written in the transaction of its cause.
create table platform_outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  member_id bigint,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The transaction that wrote the event; see platform_listeners.
  tx xid8 not null default pg_current_xact_id()
);
create index platform_outbox_tx on platform_outbox (tx);

-- Messages to connected clients, kept for ten minutes so that a client can resume.
create table platform_stream (
  id bigint generated always as identity primary key,
  member_id bigint,
  name text not null,
  data jsonb not null,
  at timestamptz not null default clock_timestamp()
);
create index platform_stream_at on platform_stream (at);

-- First answers of calls about money, by idempotency key. A row without an answer never outlives its transaction.
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

-- Counters of rate limits that all processes share: fixed windows.
create table platform_rate_limits (
  bucket text not null,
  window_at timestamptz not null,
  hits int not null,
  primary key (bucket, window_at)
);
create index platform_rate_limits_window on platform_rate_limits (window_at);

-- Delivery is tracked per listener. An event stores the transaction that wrote it, a listener the snapshot of its
-- delivered events. Events that are visible now but not in that snapshot are new, whatever the order of ids and
-- commits.
create table platform_listeners (
  name text primary key,
  -- Topics that any running build handles under this name.
  topics text[] not null,
  -- All events visible in this snapshot were delivered or deferred.
  done pg_snapshot not null,
  -- Set while more events are due than fit in one batch: of the events visible in this snapshot, those up to after_id
  -- are done.
  taking pg_snapshot,
  after_id bigint not null default 0,
  -- A listener that no build has registered for days is removed, and no event waits for it.
  alive_at timestamptz not null default clock_timestamp(),
  -- Progress of a listener that was added later through the bets before it; null once it has all of them.
  fill jsonb
);

-- Events that a listener has skipped and receives later.
create table platform_deferred (
  listener text not null references platform_listeners on delete cascade,
  event_id bigint not null,
  member_id bigint,
  -- Reason: the listener failed; an earlier event of the member failed; or another build handles the topic, but this
  -- one does not.
  reason text not null check (reason in ('failed', 'behind', 'unknown')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  last_error text,
  primary key (listener, event_id)
);
create index platform_deferred_event on platform_deferred (event_id);
create index platform_deferred_member on platform_deferred (listener, member_id, event_id);

-- Keys that the product generates, sealed with the key of the configuration. Values marked with them stay comparable
-- when that key changes.
create table platform_keys (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Time when the demonstration data were written.
create table platform_seed (
  seeded_at timestamptz not null default now()
);

-- Last audit of each kind by any process, so that a starting process does not repeat it.
create table platform_proofs (
  name text primary key,
  begun_at timestamptz not null default clock_timestamp(),
  took_ms double precision not null default 0,
  findings int not null default 0
);
