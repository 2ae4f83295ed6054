-- All accounts of one member: for balances on a page of members, and their movements.
create index wallet_accounts_member on wallet_accounts (member_id) where member_id is not null;
