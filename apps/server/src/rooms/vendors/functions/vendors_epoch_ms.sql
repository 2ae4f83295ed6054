-- A moment as events tell it. Stable, as `extract` is: so it becomes part of the statement that calls it.
create or replace function vendors_epoch_ms(p_at timestamptz) returns bigint language sql stable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint;
$$;
