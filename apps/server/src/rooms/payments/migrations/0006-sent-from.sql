-- The account at the provider that a withdrawal is sent from, stored before the first attempt. Null for withdrawals
-- that were never sent by a provider.
alter table payments_withdrawals add column sent_from text;
