-- Ends at most p_limit stakes of a flight: those with an automatic cash-out at or below p_reached hundredths are paid
-- at it. p_forced_at cashes out all remaining stakes at that multiplier. At the end of a flight (p_all) the others have
-- lost. A stake whose owner is cashing out at this moment is skipped. Returns the number of ended stakes. Order of
-- locks: rounds, accounts by id.
create or replace function originals_land_rounds(
  p_flight_id bigint, p_reached bigint, p_forced_at bigint, p_all boolean, p_limit int
) returns int language plpgsql as $$
declare
  v_rounds originals_rounds[];
  v_asset text;
  v_bets jsonb;
begin
  with due as (
    select id, least(leaves_at, p_forced_at) as at from originals_rounds
     where flight_id = p_flight_id and state = 'open' and (p_all or least(leaves_at, p_forced_at) <= p_reached)
     order by id limit p_limit for no key update skip locked
  ), landed as (
    update originals_rounds r
       set cash_out = case when due.at <= p_reached then due.at end,
           payout_minor = case when due.at <= p_reached then stakes_minor[1] * due.at / 100 else 0 end,
           state = 'settled', settled_at = clock_timestamp(), due_at = null
      from due where r.id = due.id
    returning r
  )
  select array_agg(landed.r) into v_rounds from landed;
  if v_rounds is null then return 0; end if;

  for v_asset in select distinct asset from unnest(v_rounds) order by 1 loop
    perform wallet_pay_bets('house:' || v_asset, v_asset, 'win', array_agg('original:' || id || ':result' order by id),
              array_agg(member_id order by id), array_agg(payout_minor order by id),
              array_agg(wallet_bonus_share(payout_minor, stakes_minor[1], originals_bonus(r, 1)) order by id),
              array_agg(id::text order by id))
       from unnest(v_rounds) as r where asset = v_asset and payout_minor > 0 having count(*) > 0;
    select jsonb_agg(jsonb_build_object('betId', id, 'memberId', member_id::text, 'userName', user_name, 'version', 1,
             'at', originals_epoch_ms(settled_at), 'winMinor', payout_minor::text,
             'bonusWinMinor', wallet_bonus_share(payout_minor, stakes_minor[1], originals_bonus(r, 1))::text,
             'status', originals_bet_status(stakes_minor[1], payout_minor, false)) order by id)
      into v_bets from unnest(v_rounds) as r where asset = v_asset;
    perform outbox_add('bet.settled', null, (select originals_bet_game(r) from unnest(v_rounds) as r
      where r.asset = v_asset limit 1) || jsonb_build_object('bets', v_bets));
  end loop;
  return cardinality(v_rounds);
end $$;
