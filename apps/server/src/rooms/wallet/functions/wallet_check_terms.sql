-- Rejects a stake with bonus money when the terms of the bonus exclude it, with the reason.
create or replace function wallet_check_terms(p_terms wallet_bonuses, p_stake bigint, p_product text, p_game text)
returns void language plpgsql as $$
begin
  if p_stake > p_terms.max_bet_minor then
    raise exception 'balance.insufficient' using errcode = 'FL001', detail = jsonb_build_object(
      'bonus', 'max-bet', 'maxBet', wallet_amount(p_terms.max_bet_minor))::text;
  end if;
  if p_product <> all (p_terms.products) or p_game = any (p_terms.excluded_games) then
    raise exception 'balance.insufficient' using errcode = 'FL001',
      detail = jsonb_build_object('bonus', 'game')::text;
  end if;
end $$;
