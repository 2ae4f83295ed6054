-- Checks a ticket against the limit on the total payout of a draw if every line hits once; rejects it with the unit
-- stake of each line that still fits. The liability of the picks is the record: nothing is added here, so that no row
-- is written by every ticket. Call it before the liability of this ticket is written.
-- Below half of the limit, small tickets share a lock and rely on a sum that is at most a second old: a thousand of
-- them add less than the other half. A ticket that finds the sum older than a quarter of a second recomputes it, one at
-- a time. If the sum is older than a second, because that count is not committed yet, the ticket computes it for
-- itself. A large ticket, or one near the limit, takes the lock exclusively; then every other ticket of the draw has
-- either committed or not read the sum yet, and the sum is complete. Only the holder of the count's lock writes its
-- row, and no holder of the other lock waits for it, so there is no cycle. A small ticket waits for its shared lock and
-- never requests the exclusive one because another ticket holds it: each would make the next one do the same, and all
-- sales would run one at a time.
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
    -- A separate condition: the planner may evaluate conditions of one expression in any order.
    if pg_try_advisory_xact_lock(v_count_lock) then
      v_counted := lottery_count_exposure(p_draw_id, 0);
    end if;
  end if;

  if v_added <= p_cap / 2000 and coalesce(v_counted, 0) + v_added <= p_cap / 2 then
    perform pg_advisory_xact_lock_shared(v_lock);
    -- Checked again, because another ticket may have held the lock exclusively since. Half of the limit is reserved for
    -- tickets with the shared lock.
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
      (select sum(o) from unnest(p_odds) as o))::bigint,
      -- The least stake of the game, where stakes below one unit of money are sold.
      (select g.point_minor::text from lottery_draws d join lottery_games g on g.code = d.game_code
        where d.id = p_draw_id and g.point_minor < wallet_unit())))::text;
end $$;
