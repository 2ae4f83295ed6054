-- Adds a ticket to the liability of its picks, or rejects it with the unit stake that still fits.
-- Below half of the limit and for small stakes, the locks of the picks are shared and no ticket waits: a thousand such
-- transactions that do not see each other add less than the other half. Otherwise the lock is taken exclusively, and
-- the sum is then complete. Locks in the order of their buckets, then rows in the order of picks. Call it late: other
-- tickets of the same picks wait for its rows.
create or replace function lottery_reserve_liability(
  p_draw_id bigint, p_member_id bigint, p_limits jsonb,
  p_plays text[], p_picks text[], p_unit_stakes bigint[], p_odds bigint[]
) returns void language plpgsql as $$
declare
  v_over record;
begin
  perform case when b.is_near then pg_advisory_xact_lock(b.key) else pg_advisory_xact_lock_shared(b.key) end
     from (select hashtextextended('lottery_liability:' || p_draw_id || ':' || e.bucket, 0) as key,
                  bool_or(e.added > e.cap / 2000 or e.added + coalesce(s.liability, 0) > e.cap / 2) as is_near
             from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
            cross join lateral (select sum(l.liability_minor) as liability from lottery_liability l
                                 where l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks) s
            group by e.bucket order by e.bucket) b;

  -- One statement adds and checks: it sees the sums as they were when it began, after the locks.
  with wanted as materialized (
    select e.play, e.picks, e.odds, e.min, e.added, e.cap - coalesce(s.liability, 0)::bigint as room
      from lottery_exposures(p_limits, p_plays, p_picks, p_unit_stakes, p_odds) e
     cross join lateral (select sum(l.liability_minor) as liability from lottery_liability l
                          where l.draw_id = p_draw_id and l.play = e.play and l.picks = e.picks) s
  ), reserved as (
    insert into lottery_liability as l (draw_id, play, picks, shard, liability_minor)
    select p_draw_id, w.play, w.picks, lottery_shard(p_member_id), w.added from wanted w order by w.play, w.picks
    on conflict (draw_id, play, picks, shard)
    do update set liability_minor = l.liability_minor + excluded.liability_minor
  )
  select w.play, w.picks, w.odds, w.min, w.room into v_over
    from wanted w where w.added > w.room order by w.play, w.picks limit 1;
  if not found then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'liability',
    'play', v_over.play, 'picks', string_to_array(v_over.picks, ','), 'maxUnitStake',
    lottery_fitting_stake(div(v_over.room::numeric * 10000, v_over.odds)::bigint, v_over.min))::text;
end $$;
