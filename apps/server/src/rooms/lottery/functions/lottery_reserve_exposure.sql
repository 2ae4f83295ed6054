-- Whether a ticket fits under what all tickets of a draw may win together if every line hits once; else it is refused
-- with the unit stake of each line that still fits. The picks' liability is the record: nothing is added here, so that
-- no row is touched by every ticket. Call it before the liability of this ticket is written.
-- Below half of the limit small tickets share a lock and trust a sum that is at most a second old: a thousand of them
-- add less than the other half. Whoever finds it older than a quarter of a second counts anew, one at a time; who finds
-- it older than a second, because that count is not committed yet, counts for himself. A large ticket, or one near the
-- limit, takes the lock alone; then every other ticket of the draw is committed or has not looked yet, and the sum is
-- complete. Only who has the lock of the count writes its row, and nobody waits for it who has the other lock, so there
-- is no circle. A small ticket waits for its share and never takes the lock alone because another has it: each would
-- make the next one do the same, and the whole sale would go one by one.
create or replace function lottery_reserve_exposure(
  p_draw_id bigint, p_cap bigint, p_unit_stakes bigint[], p_odds bigint[]
) returns void language plpgsql as $$
declare
  v_count_lock bigint := hashtextextended('lottery_exposure_count:' || p_draw_id, 0);
  v_lock bigint := hashtextextended('lottery_exposure:' || p_draw_id, 0);
  v_added bigint;
  v_counted bigint;
  v_counted_at timestamptz;
  v_room bigint := p_cap;
begin
  select s.added, c.exposure_minor, c.counted_at into v_added, v_counted, v_counted_at
    from (select sum(lottery_payout(l.unit_stake, l.odds, 1)) as added
            from unnest(p_unit_stakes, p_odds) as l(unit_stake, odds)) s
    left join lottery_draw_exposure c on c.draw_id = p_draw_id;
  if v_counted_at is null or v_counted_at < clock_timestamp() - interval '250 milliseconds' then
    -- By itself: of conditions in one expression the last may be looked at first.
    if pg_try_advisory_xact_lock(v_count_lock) then
      v_counted := lottery_count_exposure(p_draw_id, 0);
    end if;
  end if;

  if v_added <= p_cap / 2000 and coalesce(v_counted, 0) + v_added <= p_cap / 2 then
    perform pg_advisory_xact_lock_shared(v_lock);
    -- Again, because somebody may have had the lock alone since. Half of the limit is kept for those who share it.
    select c.exposure_minor into v_counted from lottery_draw_exposure c
      where c.draw_id = p_draw_id and c.counted_at > clock_timestamp() - interval '1 second';
    if v_counted is null then
      select coalesce(sum(l.liability_minor), 0) into v_counted from lottery_liability l where l.draw_id = p_draw_id;
    end if;
    if v_counted + v_added <= p_cap / 2 then return; end if;
    v_room := p_cap / 2;
  else
    perform pg_advisory_xact_lock(v_count_lock);
    perform pg_advisory_xact_lock(v_lock);
    perform lottery_count_exposure(p_draw_id, v_added);
  end if;
  select v_room - coalesce(sum(l.liability_minor), 0)::bigint into v_room
    from lottery_liability l where l.draw_id = p_draw_id;
  if v_added <= v_room then return; end if;
  raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object('scope', 'draw',
    'maxUnitStake', lottery_fitting_stake(div(greatest(v_room, 0)::numeric * 10000,
      (select sum(o) from unnest(p_odds) as o))::bigint, null))::text;
end $$;
