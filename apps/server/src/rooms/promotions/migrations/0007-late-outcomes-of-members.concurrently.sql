-- The bets of a member that were decided late in a period, which are few.
create index concurrently if not exists promotions_bets_late on promotions_bets (member_id, asset, late_at)
  where late_at is not null;
