-- Bets of the demonstration's team, which no room played; empty on every other site.
create table agency_demonstration_bets (
  bet_id uuid primary key,
  placed_at timestamptz not null,
  placed jsonb not null,
  settled jsonb not null
);
