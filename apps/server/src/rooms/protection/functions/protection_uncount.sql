-- Subtracts bonus money from the amount that a bet counts against its member's limits: the limits are checked with the
-- whole stake, but count only real money. Called in the transaction of the bet, after protection_play.
create or replace function protection_uncount(p_member_id bigint, p_bet_id uuid, p_bonus_minor bigint)
returns void language plpgsql as $$
begin
  update protection_bets set stake_minor = stake_minor - p_bonus_minor where bet_id = p_bet_id;
  if not found then return; end if;
  update protection_sums set left_minor = left_minor + p_bonus_minor where member_id = p_member_id;
end $$;
