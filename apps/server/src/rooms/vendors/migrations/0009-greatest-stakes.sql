-- The greatest stake that is taken of one bet, of every game of a vendor (game_id is empty) or of one.
create table vendors_stakes (
  vendor text not null,
  game_id text not null default '',
  most_minor bigint not null check (most_minor > 0),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (vendor, game_id)
);
