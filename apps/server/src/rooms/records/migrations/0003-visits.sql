-- Visits of the site by day of the merchant's time zone, for the registration funnel. A count has no part that leads to
-- a person, so days are never deleted. Days before the first row were not counted.
create table records_visits (
  day date primary key,
  visits bigint not null check (visits >= 0)
);
