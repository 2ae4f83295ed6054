-- Games are data. Rules (prize levels, plays, units) and odds (with stake limits) are kept in versions that never
-- change, so that a draw is settled by the rules under which it was sold.
create table lottery_rules (
  game_code text not null,
  version int not null check (version > 0),
  -- {code, levels: [{code, count, width}]}
  structure jsonb not null,
  -- [{code, name, rule, units, picks: {count, width, distinct}}]
  plays jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (game_code, version)
);

create table lottery_odds (
  game_code text not null,
  version int not null check (version > 0),
  -- [{play, odds (x 10,000), minUnitStakeMinor, maxUnitStakeMinor}], numbers as strings
  plays jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (game_code, version)
);

create table lottery_games (
  code text primary key check (code ~ '^[A-Z0-9_]{2,32}$'),
  name text not null,
  vendor text not null,
  menu_tag text not null,
  game_type text not null,
  -- Days of the week with draws, Sunday 1 to Saturday 7, separated by commas (Z-43).
  draw_days text not null,
  currency text not null,
  -- Zone in which the day of an issue begins.
  zone text not null,
  -- Issues are counted with four digits a day, which 10 s and more fit into.
  interval_seconds int not null check (interval_seconds between 10 and 43200),
  -- Sale closes so long before the draw.
  lock_seconds int not null check (lock_seconds > 0 and lock_seconds < interval_seconds),
  -- Closing span of the countdown (Z-36); not the interval between draws.
  span_seconds int not null check (span_seconds > 0),
  max_lines int not null check (max_lines between 1 and 1000),
  sort_order int not null,
  enabled boolean not null default true,
  rules_version int not null,
  odds_version int not null,
  foreign key (code, rules_version) references lottery_rules (game_code, version),
  foreign key (code, odds_version) references lottery_odds (game_code, version)
);

create function lottery_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps what was published: % is not allowed', tg_table_name, lower(tg_op);
end $$;
create trigger lottery_rules_fixed before update or delete on lottery_rules
  for each statement execute function lottery_refuse_change();
create trigger lottery_odds_fixed before update or delete on lottery_odds
  for each statement execute function lottery_refuse_change();
