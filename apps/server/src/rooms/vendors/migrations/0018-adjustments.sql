-- Wins of settled bets that a vendor, or two operators, correct by an amount of either sign.
alter table vendors_operations drop constraint vendors_operations_kind_check;
alter table vendors_operations add constraint vendors_operations_kind_check
  check (kind in ('bet', 'win', 'rollback', 'close', 'adjust')) not valid;
alter table vendors_operations drop constraint vendors_operations_amount_minor_check;
alter table vendors_operations add constraint vendors_operations_amount_minor_check
  check (amount_minor >= 0 or kind = 'adjust') not valid;
