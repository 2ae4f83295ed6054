-- Adds a ticket to its member's stakes, or rejects it with the amount that still fits: a total, or the unit stake of
-- each line of the play or the pick. The caller holds the member's account, so that no other ticket of this member
-- is in progress.
create or replace function lottery_reserve_stakes(
  p_draw_id bigint, p_member_id bigint, p_limits jsonb, p_draw_limit bigint,
  p_plays text[], p_picks text[], p_unit_stakes bigint[], p_prices bigint[]
) returns void language plpgsql as $$
declare
  v_over record;
  v_room bigint;
  v_units bigint;
begin
  -- The rows that have a limit: of each number, then of each play, then of the draw.
  with taken as (
    insert into lottery_member_stakes as s (draw_id, member_id, play, picks, stake_minor)
    select p_draw_id, p_member_id, coalesce(l.play, ''), coalesce(l.picks, ''), sum(l.price)::bigint
      from unnest(p_plays, p_picks, p_prices) as l(play, picks, price)
     group by rollup (l.play, l.picks)
    having case grouping(l.play, l.picks) when 0 then p_limits -> l.play ? 'number'
             when 1 then p_limits -> l.play ? 'play' else p_draw_limit is not null end
    on conflict (draw_id, member_id, play, picks) do update set stake_minor = s.stake_minor + excluded.stake_minor
    returning s.play, s.picks, s.stake_minor
  ), capped as (
    select t.play, t.picks, t.stake_minor as stake, case when t.play = '' then p_draw_limit
             when t.picks = '' then (p_limits -> t.play ->> 'play')::bigint
             else (p_limits -> t.play ->> 'number')::bigint end as cap
      from taken t
  )
  select c.play, c.picks, c.stake, c.cap into v_over
    from capped c where c.stake > c.cap order by c.play desc, c.picks desc limit 1;
  if not found then return; end if;
  -- The remaining amounts before this ticket.
  select v_over.cap - (v_over.stake - sum(l.price)::bigint), sum(l.price / l.unit_stake)::bigint into v_room, v_units
    from unnest(p_plays, p_picks, p_unit_stakes, p_prices) as l(play, picks, unit_stake, price)
   where v_over.play in ('', l.play) and v_over.picks in ('', l.picks);
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = (case
    when v_over.play = '' then
      jsonb_build_object('scope', 'member-draw', 'maxTotal', wallet_amount(greatest(v_room, 0)))
    when v_over.picks = '' then jsonb_build_object('scope', 'member-play', 'play', v_over.play,
      'maxUnitStake', lottery_fitting_stake(v_room / v_units, p_limits -> v_over.play ->> 'min'))
    else jsonb_build_object('scope', 'member-number', 'play', v_over.play, 'picks', string_to_array(v_over.picks, ','),
      'maxUnitStake', lottery_fitting_stake(v_room / v_units, p_limits -> v_over.play ->> 'min')) end)::text;
end $$;
