-- Operators create lotteries from a family: a structure with its plays.
alter table lottery_games add column family text not null default '';
-- Names by language code; missing ones fall back to `name`, which is English.
alter table lottery_games add column names jsonb not null default '{}';
-- A new interval takes effect at the start of a day in the game's time zone, because issues are numbered through the
-- day.
alter table lottery_games add column next_interval_seconds int check (next_interval_seconds between 10 and 43200);
alter table lottery_games add column next_interval_from date;
alter table lottery_games add constraint lottery_games_next_interval
  check ((next_interval_seconds is null) = (next_interval_from is null)
    and (next_interval_seconds is null or interval_seconds is not null and lock_seconds < next_interval_seconds));

update lottery_games g set family = case r.structure ->> 'code'
    when 'VN_NORTH' then 'vn-north' when 'VN_SOUTH' then 'vn-south' when 'LOTTO_6_45' then 'lotto645' else '' end
  from lottery_rules r where r.game_code = g.code and r.version = g.rules_version;

-- Menu groups with custom names by language code. The web app names groups without a row.
create table lottery_menu_tags (
  tag text primary key check (tag ~ '^[A-Za-z0-9_]{2,32}$'),
  names jsonb not null
);

-- Calendars of days without draws.
create table lottery_calendars (
  calendar text primary key check (calendar ~ '^[A-Z0-9_]{2,32}$'),
  name text not null
);
insert into lottery_calendars (calendar, name)
  select distinct calendar, calendar from lottery_games where calendar is not null;
