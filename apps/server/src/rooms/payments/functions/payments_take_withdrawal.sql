-- Accepts a withdrawal once for a client's key and puts its money on hold. Returns the member's answer, which is stored
-- with the key. Other rooms can refuse it (`p_refusal`: {code, value, keepMinor} or null; with `keepMinor` only when
-- less than that is left after the amount and the fee). So can the rules of protection, of the account, of the terms
-- and of the turnover, and the balance. `p_level_terms` ({level, dailyMinor, freePerDay} or null) overrides the terms
-- where it has a value; `p_marks` are the review reasons of other rooms. Two requests of one member run one at a time,
-- so that daily limits hold.
create or replace function payments_take_withdrawal(
  p_id uuid, p_member_id bigint, p_asset text, p_account_id uuid, p_amount bigint, p_zone text, p_provider text,
  p_key text, p_input_hash text, p_level_terms jsonb, p_marks text[], p_refusal jsonb
) returns jsonb language plpgsql as $$
declare
  v_answer jsonb := idempotency_claim(p_member_id, 'withdraw', p_key, p_input_hash);
  v_reason text;
  v_account payments_payout_accounts;
  v_terms payments_withdrawal_terms;
  v_made int;
  v_sum bigint;
  v_left bigint;
  v_fee bigint;
  v_marks text[];
  v_status text;
  v_balance bigint;
begin
  if v_answer is not null then return v_answer; end if;
  if p_refusal is not null and p_refusal ->> 'keepMinor' is null then
    raise exception '%', p_refusal ->> 'code' using errcode = 'FL001', detail = (p_refusal -> 'value')::text;
  end if;
  v_reason := protection_gate(p_member_id, 'withdraw', p_asset);
  if v_reason is not null then
    raise exception 'protection.refused' using errcode = 'FL001', detail = jsonb_build_object(
      'reason', v_reason, 'until', protection_gate_end(p_member_id, v_reason))::text;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('payments_withdrawals:' || p_member_id, 0));

  select * into v_account from payments_payout_accounts
   where id = p_account_id and member_id = p_member_id and removed_at is null for update;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  if v_account.name_state = 'unknown' then raise exception 'verification.required' using errcode = 'FL001'; end if;
  if v_account.name_state = 'differs' then raise exception 'payout.account.name' using errcode = 'FL001'; end if;
  if v_account.usable_from > clock_timestamp() then
    raise exception 'payout.account.waiting' using errcode = 'FL001', detail = jsonb_build_object(
      'usableFrom', floor(extract(epoch from v_account.usable_from) * 1000)::bigint)::text;
  end if;

  select * into v_terms from payments_withdrawal_terms
   where asset = p_asset and level <= coalesce((p_level_terms ->> 'level')::int, 0)
    order by level desc limit 1;
  if not found then raise exception 'withdraw.closed' using errcode = 'FL001'; end if;
  v_terms.daily_minor := coalesce((p_level_terms ->> 'dailyMinor')::bigint, v_terms.daily_minor);
  v_terms.free_per_day := coalesce((p_level_terms ->> 'freePerDay')::int, v_terms.free_per_day);
  if p_amount not between v_terms.min_minor and v_terms.max_minor then
    raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object(
      'min', wallet_amount(v_terms.min_minor), 'max', wallet_amount(v_terms.max_minor))::text;
  end if;
  select made, sum_minor into v_made, v_sum
    from payments_withdrawn_since(p_member_id, p_asset, payments_day_start(p_zone));
  if v_sum + p_amount > v_terms.daily_minor then
    raise exception 'limit.exceeded' using errcode = 'FL001', detail = jsonb_build_object(
      'dailyLeft', wallet_amount(greatest(0, v_terms.daily_minor - v_sum)))::text;
  end if;
  -- A credit that is not committed yet holds the account. Its turnover is visible only after it, and so is its money.
  perform wallet_hold_members(array[p_member_id], p_asset);
  select left_minor into v_left from payments_wagering where member_id = p_member_id and asset = p_asset;
  -- An excluded member cannot play the turnover any more, and the money is theirs: an operator reviews it instead.
  if v_left > 0 and protection_gate(p_member_id, 'play', p_asset) is distinct from 'excluded' then
    raise exception 'withdraw.wagering' using errcode = 'FL001', detail = jsonb_build_object(
      'left', wallet_amount(v_left))::text;
  end if;

  v_fee := case when v_made < v_terms.free_per_day then 0 else v_terms.fee_minor end;
  v_marks := payments_withdrawal_marks(p_member_id, p_asset, p_amount, v_account, v_terms) || p_marks
    || case when v_left > 0 then array['turnover'] else '{}' end;
  v_status := case when v_marks = '{}' then 'approved' else 'review' end;
  v_balance := wallet_transfer('withdrawal:' || p_id || ':hold', wallet_member_code(p_member_id, p_asset),
    payments_held_code(p_member_id, p_asset), p_asset, p_amount, 'withdraw', p_id::text);
  if v_fee > 0 then
    v_balance := wallet_transfer('withdrawal:' || p_id || ':fee', wallet_member_code(p_member_id, p_asset),
      payments_held_code(p_member_id, p_asset), p_asset, v_fee, 'fee', p_id::text);
  end if;
  if v_balance < (p_refusal ->> 'keepMinor')::bigint then
    raise exception '%', p_refusal ->> 'code' using errcode = 'FL001', detail = (p_refusal -> 'value')::text;
  end if;
  insert into payments_withdrawals (id, member_id, asset, amount_minor, fee_minor, account_id, provider, status, marks,
    needs_second, next_try_at)
  values (p_id, p_member_id, p_asset, p_amount, v_fee, p_account_id, p_provider, v_status, v_marks,
    p_amount > v_terms.second_above_minor, case when v_status = 'approved' then clock_timestamp() end);
  insert into payments_withdrawal_steps (withdrawal_id, status) values (p_id, 'requested'), (p_id, v_status);
  perform payments_publish_withdrawal(p_id, p_member_id, v_status, p_amount, p_asset);

  v_answer := jsonb_build_object('orderId', p_id, 'status', v_status, 'amount', wallet_amount(p_amount),
    'fee', wallet_amount(v_fee), 'balance', wallet_amount(v_balance));
  perform idempotency_keep(p_member_id, 'withdraw', p_key, v_answer);
  return v_answer;
end $$;
