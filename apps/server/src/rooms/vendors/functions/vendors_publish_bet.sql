-- Publishes that a bet was placed; a win without a bet is published as a bet with a stake of 0.
create or replace function vendors_publish_bet(p_bet vendors_operations, p_detail_url text)
returns void language plpgsql as $$
begin
  perform outbox_add('bet.placed', p_bet.member_id, vendors_bet_game(p_bet) || jsonb_build_object(
    'betId', p_bet.id, 'memberId', p_bet.member_id::text, 'play', null,
    'stakeMinor', (case when p_bet.kind = 'bet' then p_bet.amount_minor else 0 end)::text,
    'bonusMinor', (case when p_bet.kind = 'bet' then p_bet.bonus_minor else 0 end)::text,
    'oddsScaled', null, 'at', vendors_epoch_ms(p_bet.at), 'detail', null, 'detailUrl', p_detail_url));
end $$;
