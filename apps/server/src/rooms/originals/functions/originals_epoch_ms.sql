-- Converts a time to milliseconds since 1970, as in events.
create or replace function originals_epoch_ms(p_at timestamptz) returns bigint language sql immutable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint;
$$;
