-- Wins that come after their vendor closed the round.

-- Whether the vendor said that the round is over with it.
alter table vendors_operations add column is_closing boolean not null default false;

-- Each is paid and marked, or held for two operators where it is above the limit of its vendor.
create table vendors_late_wins (
  -- Our name of the win among the operations.
  id uuid primary key references vendors_operations (id),
  vendor text not null,
  transaction_id text not null,
  member_id bigint not null,
  -- Our name of the bet that it belongs to.
  bet_id uuid not null,
  game_id text not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- undone: the vendor took it back before it was decided, or after it was refused.
  state text not null check (state in ('paid', 'held', 'refused', 'undone')),
  closed_at timestamptz not null,
  at timestamptz not null,
  decided_at timestamptz
);
create index vendors_late_wins_vendor on vendors_late_wins (vendor, id desc);
create index vendors_late_wins_held on vendors_late_wins (vendor) where state = 'held';

-- The greatest late win of a vendor that is paid at once; a vendor without one has the default.
create table vendors_late_limits (
  vendor text primary key,
  most_minor bigint not null check (most_minor >= 0),
  changed_at timestamptz not null default clock_timestamp()
);
