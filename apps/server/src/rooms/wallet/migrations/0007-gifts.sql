-- What members are given and what of it comes back, by time: for the net gaming revenue.
create index wallet_transfers_gifts on wallet_transfers (created_at) where kind = 'bonus';
