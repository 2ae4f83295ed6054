-- What a member may stake on a game: real money, and bonus money where its terms let the game use it. A vendor is told
-- both as one, since it refuses what is more than it knows of.
create or replace function vendors_balance(p_player vendors_players, p_product text, p_game text)
returns bigint language sql stable as $$
  select wallet_balance(wallet_member_code(p_player.member_id, p_player.asset))
       + wallet_playable_bonus(p_player.member_id, p_player.asset, p_product, p_game);
$$;
