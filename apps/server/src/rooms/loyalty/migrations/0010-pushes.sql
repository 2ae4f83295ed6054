-- What a bet won, so that one which gave exactly its stake back brings no turnover: nothing was at risk.
alter table loyalty_bets add win_minor bigint;
