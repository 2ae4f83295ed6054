-- Rejects a ticket with a number that operators have stopped, like an exhausted limit. The caller holds the draw's lock
-- (shared); stopping a number takes that lock exclusively.
create or replace function lottery_refuse_stopped(p_draw_id bigint, p_plays text[], p_picks text[])
returns void language plpgsql as $$
declare
  v_stop record;
begin
  select s.play, s.number into v_stop
    from lottery_stopped_numbers s
   where s.draw_id = p_draw_id
     and exists (select 1 from unnest(p_plays, p_picks) as l(play, picks)
                  where l.play = s.play and s.number = any(string_to_array(l.picks, ',')))
   order by s.play, s.number limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'stopped',
    'play', v_stop.play, 'picks', jsonb_build_array(v_stop.number), 'maxUnitStake', wallet_amount(0))::text;
end $$;
