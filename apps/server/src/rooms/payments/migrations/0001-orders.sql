-- A deposit that a member asked for. It is credited only on word of the provider, never on the browser's return.
create table payments_orders (
  id uuid primary key,
  member_id bigint not null,
  -- The client's Idempotency-Key with the hash of its input and the first answer. Null once the key is free again.
  client_key text,
  input_hash text not null,
  answer jsonb,
  provider text not null,
  method text not null,
  asset text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('created','awaiting','processing','succeeded','failed','expired','review')),
  provider_payment_id text,
  pay_url text,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  credited_at timestamptz,
  -- When the provider is asked next; null when there is nothing left to ask.
  next_check_at timestamptz,
  checks int not null default 0,
  unique (member_id, client_key),
  unique (provider, provider_payment_id),
  constraint payments_credited_when_succeeded check ((status = 'succeeded') = (credited_at is not null)),
  constraint payments_credited_for_a_payment check (credited_at is null or provider_payment_id is not null)
);
create index payments_orders_due on payments_orders (next_check_at) where next_check_at is not null;
create index payments_orders_expiry on payments_orders (expires_at) where status in ('created','awaiting');

-- Verified events of providers, stored before they are worked on. The event id makes a repeated delivery nothing new.
create table payments_webhooks (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  headers jsonb not null,
  body text not null,
  received_at timestamptz not null default clock_timestamp(),
  -- What came of it; null while it waits.
  outcome text,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  unique (provider, event_id)
);
create index payments_webhooks_waiting on payments_webhooks (next_attempt_at) where outcome is null;

-- What a person has to look at. Nothing is credited from here by itself.
create table payments_reviews (
  id bigint generated always as identity primary key,
  provider text not null,
  -- Null when the provider names an order that does not exist.
  order_id uuid references payments_orders,
  payment_id text not null,
  reason text not null,
  detail jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  resolved_at timestamptz,
  unique (provider, payment_id, reason)
);
