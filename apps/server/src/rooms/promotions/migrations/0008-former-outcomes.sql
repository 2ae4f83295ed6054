-- Outcomes of a bet that corrections replaced more than six hours after its stake, in order: each with its status, win,
-- bonus money in the win, and the time until which it was the outcome (epoch ms). Null for a bet without corrections.
-- Cashback of a paid period follows from the outcomes that were known then.
alter table promotions_bets add column former jsonb;
