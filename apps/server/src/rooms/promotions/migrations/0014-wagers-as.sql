-- The kind of play as which a bet counts for bonus money, where it is not its product: in-house slots are slots.
alter table promotions_bets add wagers_as text;
