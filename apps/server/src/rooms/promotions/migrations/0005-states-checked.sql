-- The check of 0004 for the rows that existed before it; it blocks no changes.
alter table promotions_grants validate constraint promotions_grants_state_check;
