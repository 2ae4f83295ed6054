-- A parked call waits for nobody any more, since the vendor ended it by itself. Nothing happens where none waits. Not
-- in SQL, whose body would be planned anew by every win.
create or replace function vendors_unpark(p_vendor text, p_kind text, p_transaction_id text, p_resolution text)
returns void language plpgsql as $$
begin
  update vendors_parked set resolved_at = clock_timestamp(), resolution = p_resolution
   where vendor = p_vendor and transaction_id = p_transaction_id and kind = p_kind and resolved_at is null;
end $$;
