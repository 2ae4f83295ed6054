-- The largest late win of a vendor that is paid immediately: 10,000.00 unless operators set another limit (Z-201).
-- Written in `plpgsql`, because the body of an SQL function would be planned again for every win.
create or replace function vendors_late_limit(p_vendor text) returns bigint language plpgsql stable as $$
begin
  return coalesce((select most_minor from vendors_late_limits where vendor = p_vendor), 10000 * wallet_unit());
end $$;
