-- Adds the stakes of a ticket on jackpots to the figures of its draw; p_limits marks these plays with `pool`. Call it
-- last: other tickets of the same shard wait for its row.
create or replace function lottery_count_pool_stake(
  p_draw_id bigint, p_member_id bigint, p_asset text, p_limits jsonb, p_plays text[], p_prices bigint[]
) returns void language sql as $$
  insert into lottery_pool_stakes as s (draw_id, asset, shard, stake_minor)
  select p_draw_id, p_asset, lottery_shard(p_member_id), sum(l.price)
    from unnest(p_plays, p_prices) as l(play, price) where p_limits -> l.play ? 'pool' having count(*) > 0
  on conflict (draw_id, asset, shard) do update set stake_minor = s.stake_minor + excluded.stake_minor;
$$;
