-- Operators find members by the whole number of an account: keyed hash of the number alone, without the bank. Accounts of
-- the time before have theirs by a job; until then their last digits find them.
alter table payments_payout_accounts add column number_mark text;
create index payments_payout_accounts_number on payments_payout_accounts (number_mark);
create index payments_payout_accounts_unmarked on payments_payout_accounts (id) where number_mark is null;
