-- Fields of a game that vendors define and clients hand on: room, group, platforms, page or window, pictures of phones.
-- Keys that are missing have their defaults.
alter table catalogue_games
  add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
