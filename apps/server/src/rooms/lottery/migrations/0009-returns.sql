-- Lines of settled tickets by the day of their draw in the merchant's time zone, for the report of returns. A job adds a
-- day when all of its draws have ended. A correction adds the days of its game again.
create table lottery_returns (
  day date not null,
  asset text not null,
  game_code text not null,
  rules_version int not null,
  play text not null,
  odds bigint not null,
  lines bigint not null,
  price_minor bigint not null,
  win_minor bigint not null,
  primary key (day, asset, game_code, rules_version, play, odds)
);

-- The first day that is not added yet; null before the first one.
create table lottery_returns_progress (
  is_only boolean primary key default true check (is_only),
  until date
);
insert into lottery_returns_progress default values;
