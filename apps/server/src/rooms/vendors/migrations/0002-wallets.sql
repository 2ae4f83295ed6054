-- Wallets at vendors that know no other way: money lies there while it is played with.

alter table vendors_players
  -- What the vendor last said that the member holds there.
  add column wallet_minor bigint not null default 0;

-- Money on its way to a vendor or back. What a vendor did not tell is asked for under the same name until it is told.
create table vendors_transfers (
  id uuid primary key,
  vendor text not null,
  member_id bigint not null,
  asset text not null,
  direction text not null check (direction in ('in', 'out')),
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  -- Of the member's wish: the same again is the same transfer.
  key text not null,
  input_hash text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  next_try_at timestamptz not null,
  tries int not null default 0,
  unique (member_id, key),
  check ((state = 'pending') = (ended_at is null))
);
create index vendors_transfers_pending on vendors_transfers (next_try_at) where state = 'pending';
create index vendors_transfers_member on vendors_transfers (member_id, vendor) where state = 'pending';

create table vendors_wallet_settings (
  member_id bigint primary key,
  is_automatic boolean not null
);
