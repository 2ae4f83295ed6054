-- What of the stake of a bet was bonus money.
alter table vendors_operations add column bonus_minor bigint not null default 0;
-- What the game counts as in the events of bets; null in sessions of the former release.
alter table vendors_sessions add column product text;
