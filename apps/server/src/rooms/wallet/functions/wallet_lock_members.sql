-- Locks the available account and the debt of members in the order of their ids. Accounts that do not exist are not
-- created.
create or replace function wallet_lock_members(p_members bigint[], p_asset text) returns void language plpgsql as $$
begin
  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m
                  union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;
end $$;
