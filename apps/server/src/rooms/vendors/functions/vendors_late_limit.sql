-- The greatest late win of a vendor that is paid at once: 10,000.00 unless operators set another one (Z-201). Not in
-- SQL, whose body would be planned anew by every win.
create or replace function vendors_late_limit(p_vendor text) returns bigint language plpgsql stable as $$
begin
  return coalesce((select most_minor from vendors_late_limits where vendor = p_vendor), 1000000);
end $$;
