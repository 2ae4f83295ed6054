-- Adds a ticket to what its member has staked, or refuses it with what still fits: a total, or the unit stake
-- of each line of the play or the pick. The caller holds the member's account, so that no other ticket of this member
-- is in progress.
create or replace function lottery_reserve_stakes(
  p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_draw_limit bigint,
  p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[]
) returns void language plpgsql as $$
declare
  v_over record;
begin
  with lines as (
    select l.play, l.picks, l.price, l.price / l.unit_stake as units
      from unnest(p_plays, p_picks, p_unit_stakes, p_prices) as l(play, picks, unit_stake, price)
  ), wanted as (
    select '' as play, '' as picks, sum(price)::bigint as added, 1::bigint as units, p_draw_limit as cap
      from lines having p_draw_limit is not null
    union all
    select play, '', sum(price)::bigint, sum(units)::bigint, (p_limits -> play ->> 'play')::bigint
      from lines where p_limits -> play ? 'play' group by play
    union all
    select play, picks, sum(price)::bigint, sum(units)::bigint, (p_limits -> play ->> 'number')::bigint
      from lines where p_limits -> play ? 'number' group by play, picks
  ), taken as (
    insert into lottery_member_stakes as s (draw_id, member_id, play, picks, stake_minor)
    select p_draw_id, p_member_id, play, picks, added from wanted order by play, picks
    on conflict (draw_id, member_id, play, picks) do update set stake_minor = s.stake_minor + excluded.stake_minor
    returning s.play, s.picks, s.stake_minor
  )
  select w.play, w.picks, w.units, w.cap - (t.stake_minor - w.added) as room into v_over
    from taken t join wanted w on w.play = t.play and w.picks = t.picks
   where t.stake_minor > w.cap order by w.play desc, w.picks desc limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = (case
    when v_over.play = '' then
      jsonb_build_object('scope', 'member-draw', 'maxTotal', lottery_amount(greatest(v_over.room, 0)))
    when v_over.picks = '' then jsonb_build_object('scope', 'member-play', 'play', v_over.play,
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min'))
    else jsonb_build_object('scope', 'member-number', 'play', v_over.play, 'picks', string_to_array(v_over.picks, ','),
      'maxUnitStake', lottery_fitting_stake(v_over.room / v_over.units, p_limits -> v_over.play ->> 'min')) end)::text;
end $$;
