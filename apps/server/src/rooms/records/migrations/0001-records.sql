-- The betting record of members, made from the events of bets. Placement brings the first half of a row, settlement
-- the second; either may come first or twice, so each half fills its own columns.
create table records_bets (
  ticket_id uuid primary key,
  member_id bigint not null,
  asset text,
  game_code text,
  game_name text,
  numero text,
  stake_minor bigint,
  lines jsonb,
  -- Null until the placement has come; such a row is not shown.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint,
  settled_at timestamptz,
  -- Bets of every source. `ticket_id` is the key of a row: the ticket of a lottery, of another bet a uuid made from
  -- source, vendor and id. `game_code` holds the game, `numero` its round and `lines` what the source shows of the
  -- bet, whatever the source.
  source text not null,
  bet_id text not null,
  vendor text,
  detail_url text,
  -- Of the outcome; an older one that comes late changes nothing.
  version int not null default 0,
  product text,
  -- What of a stake was bonus money, and what of a win went back there; part of the amounts beside them.
  bonus_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0
);
create index records_bets_newest on records_bets (member_id, asset, placed_at desc, ticket_id);
-- Operators find bets by the end of their number, which members read out.
create index records_bets_ends on records_bets (right(ticket_id::text, 8));

create function records_sum_inserted() returns trigger language plpgsql as $$
begin
  perform records_add_sums('{}', (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $$;
create trigger records_bets_inserted after insert on records_bets referencing new table as came
  for each statement execute function records_sum_inserted();

create function records_sum_updated() returns trigger language plpgsql as $$
begin
  perform records_add_sums((select array_agg(row(o.*)::records_bets) from before o),
    (select array_agg(row(n.*)::records_bets) from came n));
  return null;
end $$;
create trigger records_bets_updated after update on records_bets referencing old table as before new table as came
  for each statement execute function records_sum_updated();

-- Sums of settled bets by quarter of an hour: the offset of every zone is a multiple of it. Triggers keep them, so
-- that they equal the rows whatever writes those. A row that is deleted stays counted: what a person played is money
-- that the house has won or lost, also when the person is forgotten.
create table records_sums (
  at timestamptz not null,
  asset text not null,
  product text not null,
  vendor text not null,
  game_code text not null,
  game_name text not null,
  bets bigint not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  primary key (at, asset, product, vendor, game_code)
);

-- Players of a day of the merchant's time zone, with their first bet.
create table records_players (
  day date not null,
  asset text not null,
  member_id bigint not null,
  first_at timestamptz not null,
  primary key (day, asset, member_id)
);

-- When members registered, for those who return by the week in which they came. Null for trial members, who are none.
create table records_comers (
  member_id bigint primary key,
  registered_at timestamptz
);
create index records_comers_at on records_comers (registered_at);
