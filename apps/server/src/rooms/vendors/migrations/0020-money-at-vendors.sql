-- Who has money at vendors is looked through every few seconds for those who may not play with it any more.
create index vendors_players_with_money on vendors_players (member_id, vendor) where wallet_minor > 0;
