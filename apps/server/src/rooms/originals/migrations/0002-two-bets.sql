-- A member may have two bets on one flight of crash; each has its own seat. Rounds of other games have seat 1.
alter table originals_rounds add column seat smallint not null default 1;
-- Not valid: the existing rows have the default, and reading all of them would block rounds.
alter table originals_rounds add constraint originals_rounds_seat check (seat in (1, 2)) not valid;
