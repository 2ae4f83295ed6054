-- Time of the first outcome of a bet that was decided more than six hours after its stake; null for all others.
-- Cashback and rebates count such a bet in a later period if its own period was already paid.
alter table promotions_bets add column late_at timestamptz;
