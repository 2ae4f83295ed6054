-- Settles a round in the ledger and publishes it: stakes to the house, the payout to the member. p_wins are the shares
-- of the payout for each stake, in their order; each stake is a separate bet in the events. Where bonus money was
-- staked, each bet is paid separately, in its shares.
create or replace function originals_pay(
  p_round originals_rounds, p_payout bigint, p_wins bigint[], p_refunded boolean, p_game jsonb
) returns void language plpgsql as $$
declare
  v_key text := 'original:' || p_round.id;
  v_available text := wallet_member_code(p_round.member_id, p_round.asset);
  v_house text := 'house:' || p_round.asset;
  v_bets jsonb;
begin
  if p_payout > 0 and p_round.bonus_stakes_minor <> '{}' then
    perform wallet_pay_bets(v_house, p_round.asset, case when p_refunded then 'refund' else 'win' end,
        array_agg(v_key || ':result' || case when s.place = 1 then '' else ':' || s.place end order by s.place),
        array_agg(p_round.member_id), array_agg(coalesce(p_wins[s.place], 0) order by s.place),
        array_agg(wallet_bonus_share(coalesce(p_wins[s.place], 0), s.stake, originals_bonus(p_round, s.place::int))
                  order by s.place),
        array_agg(p_round.id || case when s.place = 1 then '' else ':' || s.place end order by s.place))
       from unnest(p_round.stakes_minor) with ordinality as s(stake, place);
  elsif p_payout > 0 then
    perform wallet_transfer(v_key || ':result', v_house, v_available, p_round.asset, p_payout,
      case when p_refunded then 'refund' else 'win' end, p_round.id::text);
  end if;
  select jsonb_agg(jsonb_build_object(
           'betId', case when s.place = 1 then p_round.id::text else p_round.id || ':' || s.place end,
           'memberId', p_round.member_id::text, 'userName', p_round.user_name, 'version', 1,
           'at', originals_epoch_ms(p_round.settled_at), 'winMinor', coalesce(p_wins[s.place], 0)::text,
           'bonusWinMinor',
           wallet_bonus_share(coalesce(p_wins[s.place], 0), s.stake, originals_bonus(p_round, s.place::int))::text,
           'status', originals_bet_status(s.stake, coalesce(p_wins[s.place], 0), p_refunded))
           order by s.place)
    into v_bets
    from unnest(p_round.stakes_minor) with ordinality as s(stake, place);
  perform outbox_add('bet.settled', null, p_game || jsonb_build_object('bets', v_bets));
end $$;
