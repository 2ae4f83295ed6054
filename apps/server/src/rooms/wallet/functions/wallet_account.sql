-- The account of a code, made at first use. The member and the asset are read from the code.
create or replace function wallet_account(p_code text, p_asset text) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_member bigint;
begin
  select id into v_id from wallet_accounts where code = p_code and asset = p_asset;
  if found then return v_id; end if;
  if p_code !~ (':' || p_asset || '(:available|:held|:receivable|:bonus)?$') then
    raise exception 'account % does not hold %', p_code, p_asset;
  end if;
  if p_code ~ '^member:' then v_member := split_part(p_code, ':', 2)::bigint; end if;
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  values (p_code, p_asset, v_member, case when v_member is null then null else 0 end)
  on conflict (code) do nothing;
  select id into strict v_id from wallet_accounts where code = p_code;
  return v_id;
end $$;
