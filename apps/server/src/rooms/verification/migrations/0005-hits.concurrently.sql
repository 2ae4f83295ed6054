-- Matches on sanctions lists, which are few, for the alarm.
create index concurrently if not exists verification_checks_hit on verification_checks (answered_at)
 where state = 'hit';
