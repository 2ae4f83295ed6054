-- Locks every account of members that bonus money may touch, in the order of their ids. The available account is
-- created first and has the lowest id, so that its lock is always taken before those of the member's other accounts.
create or replace function wallet_hold_members(p_members bigint[], p_asset text) returns void language plpgsql as $$
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct wallet_member_code(m, p_asset), p_asset, m, 0 from unnest(p_members) as m
  on conflict (code) do nothing;
  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m
                  union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m
                  union select wallet_bonus_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;
end $$;
