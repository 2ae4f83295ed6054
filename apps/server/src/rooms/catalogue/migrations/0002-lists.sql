alter table catalogue_games
  -- Names by operator language code; the column "name" stands for every other language.
  add column names jsonb not null default '{}',
  -- The vendor's newer classification beside "classify"; filters match either.
  add column classify_new text not null default '',
  add column is_enabled boolean not null default true;

-- Orders what members add by turns: clocks are too coarse for entries in quick succession.
create sequence catalogue_turns;
alter table catalogue_favourites add column turn bigint not null default nextval('catalogue_turns');
create index catalogue_favourites_turn on catalogue_favourites (member_id, turn desc);

-- What a member opened last; one row per game, the newest hundred are kept.
create table catalogue_recents (
  member_id bigint not null,
  node_id text not null references catalogue_games,
  turn bigint not null default nextval('catalogue_turns'),
  played_at timestamptz not null default clock_timestamp(),
  primary key (member_id, node_id)
);
create index catalogue_recents_turn on catalogue_recents (member_id, turn desc);

-- Jackpots as connected games report them.
create table catalogue_jackpots (
  node_id text primary key references catalogue_games,
  amount_minor bigint not null check (amount_minor > 0),
  reported_at timestamptz not null default clock_timestamp()
);

-- Counts the changes of vendors and games, so that processes know when what they hold in memory is old.
create table catalogue_versions (
  is_only boolean primary key default true check (is_only),
  version bigint not null
);
insert into catalogue_versions (version) values (1);

create function catalogue_count_change() returns trigger language plpgsql as $$
begin
  update catalogue_versions set version = version + 1;
  return null;
end $$;
create trigger catalogue_games_changed after insert or update or delete on catalogue_games for each statement execute function catalogue_count_change();
create trigger catalogue_vendors_changed after insert or update or delete on catalogue_vendors for each statement execute function catalogue_count_change();
