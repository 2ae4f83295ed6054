-- Sends members their available balance and their bonus money, in the transaction that changed them.
create or replace function wallet_publish_bonuses(p_members bigint[], p_asset text) returns void language plpgsql as $$
begin
  perform stream_add_many('balance', array_agg(a.member_id), array_agg(jsonb_build_object(
      'sumBalance', wallet_amount(a.balance_minor), 'bonusBalance', wallet_amount(b.balance_minor))))
     from wallet_accounts a join wallet_accounts b on b.code = wallet_bonus_code(a.member_id, p_asset)
    where a.code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m)
   having count(*) > 0;
end $$;
