-- Whether money of the member was on its way to or from the vendor at any moment after p_since, by a transfer other
-- than p_except. A balance that the vendor reported in that time may be from before it moved.
create or replace function vendors_moved_since(p_vendor text, p_member_id bigint, p_since timestamptz, p_except uuid)
returns boolean language sql stable as $$
  select exists (
    select 1 from vendors_transfers
     where member_id = p_member_id and vendor = p_vendor and id is distinct from p_except
       and (state = 'pending' or ended_at > p_since));
$$;
