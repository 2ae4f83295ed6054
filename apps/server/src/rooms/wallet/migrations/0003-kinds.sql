-- Kinds of transfer are contributed by the rooms and checked by the wallet's door.
alter table wallet_transfers drop constraint wallet_transfers_kind_check;
