-- Delivery is kept per listener. An event carries the transaction that wrote it, a listener the snapshot of what it has:
-- what is visible now and was not visible in that snapshot is new, in whatever order ids and commits came.
alter table platform_outbox add column tx xid8 not null default pg_current_xact_id();
create index platform_outbox_tx on platform_outbox (tx);

create table platform_listeners (
  name text primary key,
  -- What any build that runs listens to under this name.
  topics text[] not null,
  -- Everything visible in this snapshot was delivered or stands among the deferred.
  done pg_snapshot not null,
  -- Set while more is delivered than fits in one batch: of what is visible in it, events up to after_id are done.
  taking pg_snapshot,
  after_id bigint not null default 0,
  -- A listener that no build has named for days is gone, and no event waits for it.
  alive_at timestamptz not null default clock_timestamp()
);

-- The exceptions: what a listener has passed over and gets later.
create table platform_deferred (
  listener text not null references platform_listeners on delete cascade,
  event_id bigint not null,
  member_id bigint,
  -- The listener failed; or an earlier event of the member did; or another build listens to the topic, this one does not.
  reason text not null check (reason in ('failed', 'behind', 'unknown')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default '-infinity',
  last_error text,
  primary key (listener, event_id)
);
create index platform_deferred_event on platform_deferred (event_id);
create index platform_deferred_member on platform_deferred (listener, member_id, event_id);
