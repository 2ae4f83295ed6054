-- Marks a parked call as resolved after the vendor ended it on its own. Does nothing when no such call is parked. Not
-- in SQL, whose body would be planned again for every win.
create or replace function vendors_unpark(p_vendor text, p_kind text, p_transaction_id text, p_resolution text)
returns void language plpgsql as $$
begin
  update vendors_parked set resolved_at = clock_timestamp(), resolution = p_resolution
   where vendor = p_vendor and transaction_id = p_transaction_id and kind = p_kind and resolved_at is null;
end $$;
