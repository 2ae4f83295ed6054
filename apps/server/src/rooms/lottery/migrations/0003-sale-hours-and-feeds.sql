-- Sale hours of a lottery that draws at intervals, in local time; both null for all day. A period may span midnight.
alter table lottery_games add column sale_from time;
alter table lottery_games add column sale_until time;
alter table lottery_games add constraint lottery_games_sale_hours
  check ((sale_from is null) = (sale_until is null)
    and (sale_from is null or interval_seconds is not null and sale_from <> sale_until));
-- Maximum time before the draw at which the sale of a lottery by calendar opens; null: it opens after the previous
-- draw.
alter table lottery_games add column open_seconds int;
alter table lottery_games add constraint lottery_games_open
  check (open_seconds is null or interval_seconds is null and open_seconds > lock_seconds);
-- Names of the result feeds of an official lottery; null for every feed.
alter table lottery_games add column feeds text[];
alter table lottery_games add constraint lottery_games_feeds
  check (feeds is null or source = 'feed' and cardinality(feeds) > 0);
