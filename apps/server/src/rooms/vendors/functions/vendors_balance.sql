-- Returns the amount that a member may stake on a game: real money, and bonus money where its terms allow the game. A
-- vendor receives both as one sum, since it rejects stakes above the balance that we reported.
create or replace function vendors_balance(p_player vendors_players, p_product text, p_game text)
returns bigint language sql stable as $$
  select wallet_balance(wallet_member_code(p_player.member_id, p_player.asset))
       + wallet_playable_bonus(p_player.member_id, p_player.asset, p_product, p_game);
$$;
