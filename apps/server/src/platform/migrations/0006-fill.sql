-- How far a listener that came later has been told the bets before it; null when it has what there is, as all have that
-- stand here by now.
alter table platform_listeners add column fill jsonb;
