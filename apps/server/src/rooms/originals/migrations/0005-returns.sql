-- Settled rounds that were not refunded, by the day of their stake in the merchant's time zone, for the report of
-- returns. A job adds a day when none of its rounds is open any more; settled rounds never change.
create table originals_returns (
  day date not null,
  asset text not null,
  game_code text not null,
  rounds bigint not null,
  stake_minor bigint not null,
  paid_minor bigint not null,
  -- Stakes times their returns, and the squares of what each round paid above or below it.
  expected_minor numeric not null,
  squares numeric not null,
  primary key (day, asset, game_code)
);

-- The first day that is not added yet; null before the first one.
create table originals_returns_progress (
  is_only boolean primary key default true check (is_only),
  until date
);
insert into originals_returns_progress default values;
