-- Days of the month with a draw for a lottery by calendar, such as 1 and 16; null for every day of `draw_days`.
alter table lottery_games add column month_days int[];
alter table lottery_games add constraint lottery_games_month_days
  check (month_days is null or interval_seconds is null and cardinality(month_days) > 0);
