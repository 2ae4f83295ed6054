-- The betting record of members, from the events of bets. Placement fills the first half of a row, settlement the
-- second. Either may arrive first or twice, so each half has separate columns.
create table records_bets (
  ticket_id uuid primary key,
  member_id bigint not null,
  asset text,
  game_code text,
  game_name text,
  numero text,
  stake_minor bigint,
  lines jsonb,
  -- Null until the placement has arrived; such a row is not shown.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint,
  settled_at timestamptz,
  -- Bets of every source. `ticket_id` is the key of a row: the ticket of a lottery, or a uuid derived from source,
  -- vendor and id. `game_code` is the game, `numero` its draw or round, and `lines` the details that the source shows.
  source text not null,
  bet_id text not null,
  vendor text,
  detail_url text,
  -- Version of the outcome; an older one that arrives late changes nothing.
  version int not null default 0,
  product text,
  -- Bonus money in the stake, and the part of the win that returned to it. Both are included in the amounts.
  bonus_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0
);
create index records_bets_newest on records_bets (member_id, asset, placed_at desc, ticket_id);
-- For searches by the end of a bet's number, as members quote it.
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

-- Sums of settled bets by quarter of an hour, which every time zone's offset is a multiple of. Triggers maintain them,
-- so that they always equal the rows. Deleted rows remain counted: the house's wins and losses stay when a person's
-- data is deleted.
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

-- Players of a day in the merchant's time zone, with their first bet.
create table records_players (
  day date not null,
  asset text not null,
  member_id bigint not null,
  first_at timestamptz not null,
  primary key (day, asset, member_id)
);

-- Registration times of members, for the report of retention by week of registration. Null for trial members, who are
-- not counted.
create table records_registrations (
  member_id bigint primary key,
  registered_at timestamptz
);
create index records_registrations_at on records_registrations (registered_at);
