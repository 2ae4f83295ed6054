-- Bets of one member on one round or draw are judged together: sides of a round that are bet apart cover one another.
-- Bets of before have none and are judged by themselves.
alter table promotions_bets add round_key uuid;
create index promotions_bets_round on promotions_bets (member_id, round_key) where round_key is not null;
