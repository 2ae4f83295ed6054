-- Statements read a span of time of one account, whatever its history. Accounts of the house keep no balance and have no
-- statements, so most transfers add one entry.
create index wallet_transfers_credit_time on wallet_transfers (credit_account, created_at, id)
  where credit_balance_minor is not null;
create index wallet_transfers_debit_time on wallet_transfers (debit_account, created_at, id)
  where debit_balance_minor is not null;
