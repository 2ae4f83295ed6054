-- Starts a transfer of money to a vendor or back. Money to a vendor leaves the member's balance now. A repeated request
-- returns the transfer that it started. A vendor whose stakes are stopped receives no money; money held there can
-- always be transferred back.
-- Order of locks: the request, calls of the member, state row, remaining limits, accounts by id.
create or replace function vendors_begin_transfer(
  p_id uuid, p_vendor text, p_member_id bigint, p_user_name text, p_asset text, p_direction text, p_amount bigint,
  p_key text, p_input_hash text
) returns vendors_transfers language plpgsql as $$
declare
  v_transfer vendors_transfers;
  v_reason text;
  v_there bigint;
begin
  insert into vendors_transfers (id, vendor, member_id, asset, direction, amount_minor, key, input_hash, next_try_at)
  values (p_id, p_vendor, p_member_id, p_asset, p_direction, p_amount, p_key, p_input_hash,
          clock_timestamp() + interval '10 seconds')
  on conflict (member_id, key) do nothing returning * into v_transfer;
  if not found then
    select * into strict v_transfer from vendors_transfers where member_id = p_member_id and key = p_key;
    if v_transfer.input_hash <> p_input_hash then
      raise exception 'idempotency.conflict' using errcode = 'FL001';
    end if;
    return v_transfer;
  end if;
  insert into vendors_players (vendor, member_id, user_name, asset)
  values (p_vendor, p_member_id, p_user_name, p_asset) on conflict do nothing;
  if p_direction = 'in' then
    perform 1 from vendors_stopped where vendor = p_vendor;
    if found then raise exception 'vendor.unavailable' using errcode = 'FL001'; end if;
    -- So that each of two concurrent transfers sees the amount that the other one uses.
    perform pg_advisory_xact_lock(hashtextextended('vendors:' || p_member_id, 0));
    v_reason := protection_gate(p_member_id, 'play', p_asset);
    if v_reason is not null then perform protection_refuse(p_member_id, v_reason); end if;
    -- All money that is at vendors or on its way there, including this transfer: vendors report bets only once they are
    -- over. One statement, because a transfer that ends between two statements would be counted by neither.
    select coalesce((select sum(wallet_minor) from vendors_players
                      where member_id = p_member_id and asset = p_asset), 0)
         + (select sum(amount_minor) from vendors_transfers
             where member_id = p_member_id and asset = p_asset and direction = 'in' and state = 'pending')
      into v_there;
    perform protection_make_room(p_member_id, v_there);
    perform wallet_transfer('vendor-transfer:' || p_id || ':in', wallet_member_code(p_member_id, p_asset),
      vendors_clearing(p_vendor, p_asset), p_asset, p_amount, 'transfer', p_id::text);
  end if;
  return v_transfer;
end $$;
