-- Reasons for an operator to review a requested withdrawal; empty when there is none. Each is a code that the console
-- translates: amount, velocity, new-account, shared-account.
create or replace function payments_withdrawal_marks(
  p_member_id bigint, p_asset text, p_amount bigint, p_account payments_payout_accounts,
  p_terms payments_withdrawal_terms
) returns text[] language sql stable as $$
  select array_remove(array[
    case when p_amount > p_terms.review_above_minor then 'amount' end,
    case when p_terms.most_per_day <= (
      select count(*) from payments_withdrawals
       where member_id = p_member_id and asset = p_asset
         and created_at > clock_timestamp() - interval '24 hours') then 'velocity' end,
    case when p_account.created_at > clock_timestamp() - p_terms.new_account_hours * interval '1 hour'
      then 'new-account' end,
    -- Compared by number only: the bank is free text.
    case when exists (
      select 1 from payments_payout_accounts
       where (mark = p_account.mark or number_mark = p_account.number_mark)
         and member_id <> p_member_id) then 'shared-account' end
  ], null);
$$;
