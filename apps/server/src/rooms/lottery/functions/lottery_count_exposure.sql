-- Computes and stores the total payout of all tickets of a draw if every line won, plus an amount that is about to be
-- added. The caller holds the lock of the count.
create or replace function lottery_count_exposure(p_draw_id bigint, p_added bigint) returns bigint language sql as $$
  insert into lottery_draw_exposure as c (draw_id, exposure_minor, counted_at)
  select p_draw_id, coalesce(sum(l.liability_minor), 0) + p_added, clock_timestamp()
    from lottery_liability l where l.draw_id = p_draw_id
  on conflict (draw_id) do update set exposure_minor = excluded.exposure_minor, counted_at = excluded.counted_at
  returning c.exposure_minor;
$$;
