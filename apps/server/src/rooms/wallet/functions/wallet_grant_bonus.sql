-- Grants a member bonus money, once per key. The terms are fixed while the bonus is active; more money can be added to
-- it. p_terms: {kind, maxBetMinor, products, excludedGames}. Returns the member's bonus money afterwards. Rejected when
-- another bonus is active, or when this one has ended.
create or replace function wallet_grant_bonus(
  p_key text, p_bonus text, p_member_id bigint, p_asset text, p_amount bigint, p_terms jsonb
) returns bigint language plpgsql as $$
declare
  v_account bigint;
  v_balance bigint;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  perform wallet_hold_members(array[p_member_id], p_asset);
  v_account := wallet_account(wallet_bonus_code(p_member_id, p_asset), p_asset);
  select balance_minor into v_balance from wallet_accounts where id = v_account for update;
  perform 1 from wallet_transfers where key = p_key;
  if found then
    perform 1 from wallet_transfers where key = p_key and credit_account = v_account and amount_minor = p_amount;
    if not found then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    return v_balance;
  end if;

  perform 1 from wallet_bonuses
   where member_id = p_member_id and asset = p_asset and state = 'running' and bonus <> p_bonus;
  if found then raise exception 'bonus.running' using errcode = 'FL001'; end if;
  insert into wallet_bonuses as b (bonus, member_id, asset, kind, granted_minor, max_bet_minor, products,
                                   excluded_games)
  values (p_bonus, p_member_id, p_asset, p_terms ->> 'kind', p_amount, (p_terms ->> 'maxBetMinor')::bigint,
          case when jsonb_typeof(p_terms -> 'products') = 'array'
               then array(select jsonb_array_elements_text(p_terms -> 'products')) end,
          array(select jsonb_array_elements_text(coalesce(p_terms -> 'excludedGames', '[]'))))
  on conflict (bonus) do update set granted_minor = b.granted_minor + excluded.granted_minor
   where b.state = 'running' and b.member_id = p_member_id and b.asset = p_asset;
  if not found then raise exception 'bonus.ended' using errcode = 'FL001'; end if;
  perform wallet_post_many(p_asset, 'bonus', array[p_key], array[wallet_account(wallet_bonus_cost(p_asset), p_asset)],
    array[v_account], array[p_amount], array[p_bonus]);
  perform wallet_publish_bonuses(array[p_member_id], p_asset);
  return v_balance + p_amount;
end $$;
