-- Operators find members by the last digits of an account.
create index payments_payout_accounts_digits on payments_payout_accounts (last_digits);
