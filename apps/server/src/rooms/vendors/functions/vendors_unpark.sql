-- A parked call waits for nobody any more, since the vendor ended it by itself. Nothing happens where none waits.
create or replace function vendors_unpark(p_vendor text, p_kind text, p_transaction_id text, p_resolution text)
returns void language sql as $$
  update vendors_parked set resolved_at = clock_timestamp(), resolution = p_resolution
   where vendor = p_vendor and transaction_id = p_transaction_id and kind = p_kind and resolved_at is null;
$$;
