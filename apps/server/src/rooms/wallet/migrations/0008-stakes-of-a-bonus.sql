-- What of a bonus was staked is summed before it counts as played away.
create index wallet_bonus_stakes_bonus on wallet_bonus_stakes (bonus);
