-- Orders the entries that members add. Clocks are too coarse for entries in quick succession.
create sequence catalogue_turns;

create table catalogue_vendors (
  code text primary key,
  display_name text not null,
  position int not null,
  -- Settings of operators for vendors and games. Equal ranks are shown in the order of the catalogue.
  rank int not null default 100 check (rank between 1 and 999),
  is_shown boolean not null default true,
  is_top boolean not null default false,
  is_new boolean not null default false,
  -- Under maintenance while a reason is set; ends automatically at the given time, if any.
  maintenance_reason text,
  maintenance_until timestamptz,
  check (maintenance_reason is not null or maintenance_until is null)
);

create function catalogue_count_change() returns trigger language plpgsql as $$
begin
  update catalogue_versions set version = version + 1;
  return null;
end $$;
create trigger catalogue_vendors_changed after insert or delete or update on catalogue_vendors
  for each statement execute function catalogue_count_change();

create table catalogue_games (
  node_id text primary key,
  position int not null,
  game_id text not null,
  code text not null,
  vendor text not null references catalogue_vendors,
  -- The type as delivered by the vendor: e-sports and cockfight are SPORTS here and are split for display.
  game_type text not null,
  classify text not null,
  name text not null,
  is_top boolean not null,
  is_new boolean not null,
  -- Smallest bet in minor units, and number of lines; 0 where a game has none.
  min_bet_minor bigint not null,
  line_count int not null,
  -- Page of this product that runs the game; null while its vendor is not connected.
  launch_path text,
  -- Names by operator language code; the column "name" applies to every other language.
  names jsonb not null default '{}',
  -- The vendor's newer classification, in addition to "classify"; filters match either.
  classify_new text not null default '',
  is_enabled boolean not null default true,
  rank int not null default 100 check (rank between 1 and 999),
  -- Address of the vendor's own picture; empty if there is none.
  icon text not null default '',
  -- Game fields that vendors define and the API returns: room, group, platforms, page or window, pictures of phones.
  -- Missing keys have their defaults.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  unique (position),
  unique (vendor, game_id)
);
create trigger catalogue_games_changed after insert or delete or update on catalogue_games
  for each statement execute function catalogue_count_change();

create table catalogue_favourites (
  member_id bigint not null,
  node_id text not null references catalogue_games,
  turn bigint not null default nextval('catalogue_turns'),
  primary key (member_id, node_id)
);
create index catalogue_favourites_turn on catalogue_favourites (member_id, turn desc);

-- Bets with real money in the last days, for the ranking of the featured games. One row per ticket, so that an event
-- that is delivered twice counts once.
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

-- Games that a member opened recently, one row per game; the newest hundred are kept.
create table catalogue_recents (
  member_id bigint not null,
  node_id text not null references catalogue_games,
  turn bigint not null default nextval('catalogue_turns'),
  played_at timestamptz not null default clock_timestamp(),
  primary key (member_id, node_id)
);
create index catalogue_recents_turn on catalogue_recents (member_id, turn desc);

-- Jackpots as reported by connected games.
create table catalogue_jackpots (
  node_id text primary key references catalogue_games,
  amount_minor bigint not null check (amount_minor > 0),
  reported_at timestamptz not null default clock_timestamp()
);

-- Counts the changes of vendors and games, so that processes detect stale caches.
create table catalogue_versions (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue_versions (version) values (1);
