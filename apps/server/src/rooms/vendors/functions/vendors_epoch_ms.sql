-- Converts a time to milliseconds since 1970, as in events. Stable, as `extract` is, so that it is inlined into the
-- calling statement.
create or replace function vendors_epoch_ms(p_at timestamptz) returns bigint language sql stable as $$
  select floor(extract(epoch from p_at) * 1000)::bigint;
$$;
