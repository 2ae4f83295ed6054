-- A time in the format of the API: whole milliseconds since 1970.
create or replace function lottery_epoch_ms(p_at timestamptz) returns bigint language sql stable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint;
$$;
