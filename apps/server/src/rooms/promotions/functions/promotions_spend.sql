-- Takes a granted or reserved amount from the budget of an offer. Returns false and takes nothing when the budget is
-- too small. A negative amount returns money to the budget. The row is locked until the transaction ends, so that the
-- budget is never exceeded.
create or replace function promotions_spend(p_offer_id bigint, p_amount bigint) returns boolean language plpgsql as $$
begin
  update promotions_offers set spent_minor = spent_minor + p_amount
   where id = p_offer_id and spent_minor + p_amount <= budget_minor;
  return found;
end $$;
