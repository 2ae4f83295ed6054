-- The corrected bets of a member, which are few.
create index concurrently if not exists promotions_bets_corrected on promotions_bets (member_id, asset)
  where former is not null;
