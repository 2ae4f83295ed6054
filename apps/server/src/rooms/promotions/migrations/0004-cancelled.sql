-- A bonus can also end because two operators cancelled it. Not valid: reading all rows would block bonuses.
alter table promotions_grants drop constraint promotions_grants_state_check;
alter table promotions_grants add constraint promotions_grants_state_check
  check (state in ('waiting', 'active', 'converted', 'spent', 'givenUp', 'expired', 'cancelled')) not valid;
