-- The player's betting record, made from events. `ticket.placed` brings the first half of a row, `draw.paid` the
-- second; either may come first or again, so each half fills its own columns.
create table records_bets (
  ticket_id uuid primary key,
  member_id bigint not null,
  asset text,
  game_code text,
  game_name text,
  numero text,
  stake_minor bigint,
  lines jsonb,
  -- Null until `ticket.placed` has come; such a row is not shown.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint,
  settled_at timestamptz
);
create index records_bets_newest on records_bets (member_id, asset, placed_at desc, ticket_id);
