-- Sends members their balance in the transaction that changed it, once to each.
create or replace function wallet_publish_balances(p_members bigint[], p_asset text) returns void language plpgsql as $$
begin
  perform stream_add_many('balance', array_agg(a.member_id),
      array_agg(jsonb_build_object('sumBalance', wallet_amount(a.balance_minor))))
     from wallet_accounts a where a.code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m)
   having count(*) > 0;
end $$;
