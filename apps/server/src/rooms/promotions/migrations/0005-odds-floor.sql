-- Price of a bet x 10,000, where it has one: bets under the floor of an offer do not count.
alter table promotions_bets add odds_scaled bigint;
