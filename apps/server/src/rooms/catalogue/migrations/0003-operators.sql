-- What operators decide about vendors and games. Of equal rank the order of the catalogue holds.
alter table catalogue_vendors
  add column rank int not null default 100 check (rank between 1 and 999),
  add column is_shown boolean not null default true,
  add column is_top boolean not null default false,
  add column is_new boolean not null default false,
  -- Under maintenance while there is a reason; ends by itself at the time, if one is given.
  add column maintenance_reason text,
  add column maintenance_until timestamptz,
  add check (maintenance_reason is not null or maintenance_until is null);
alter table catalogue_games
  add column rank int not null default 100 check (rank between 1 and 999),
  -- Address of the vendor's own picture; empty where there is none.
  add column icon text not null default '';
