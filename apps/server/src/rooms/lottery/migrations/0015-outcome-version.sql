-- The version of the result that a ticket's outcome comes from; tickets that a correction leaves as they are keep theirs.
-- Null in rows of the former release.
alter table lottery_tickets add column outcome_version int check (outcome_version > 0);
