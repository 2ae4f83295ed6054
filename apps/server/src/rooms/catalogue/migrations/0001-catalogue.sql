create table catalogue_vendors (
  code text primary key,
  display_name text not null,
  position int not null
);

create table catalogue_games (
  node_id text primary key,
  position int not null unique,
  game_id text not null,
  code text not null,
  vendor text not null references catalogue_vendors,
  -- The type as the vendor delivers it: e-sports and cockfight come as SPORTS and are split when they are shown.
  game_type text not null,
  classify text not null,
  name text not null,
  is_top boolean not null,
  is_new boolean not null,
  -- Smallest bet in minor units, and number of lines; 0 where a game has none.
  min_bet_minor bigint not null,
  line_count int not null,
  -- Page of this product that plays the game; null while its vendor is not connected.
  launch_path text,
  unique (vendor, game_id)
);

create table catalogue_favourites (
  member_id bigint not null,
  node_id text not null references catalogue_games,
  added_at timestamptz not null default clock_timestamp(),
  primary key (member_id, node_id)
);

-- What was played with real money in the last days, for the ranking of the featured games. One row per ticket, so
-- that an event which is delivered twice counts once.
create table catalogue_plays (
  ticket_id uuid primary key,
  node_id text not null references catalogue_games,
  played_at timestamptz not null
);
create index catalogue_plays_time on catalogue_plays (played_at, node_id);

-- The latest real wins. Names are stored masked.
create table catalogue_wins (
  ticket_id uuid primary key,
  name text not null,
  game_code text not null,
  game_name text not null,
  amount_minor bigint not null check (amount_minor > 0),
  won_at timestamptz not null
);
create index catalogue_wins_time on catalogue_wins (won_at desc, ticket_id);
