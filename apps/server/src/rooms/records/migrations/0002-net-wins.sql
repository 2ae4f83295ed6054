-- The largest wins of a period explain its net revenue. Only wins above their stake are indexed, a minority of bets.
create index records_bets_net_wins on records_bets (settled_at) where win_minor > stake_minor;
