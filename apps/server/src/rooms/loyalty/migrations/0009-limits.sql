-- Missions may ask for a limit of one's own: once, since one that is lowered again and again would be paid again and again.
alter table loyalty_missions drop constraint loyalty_missions_goal_check;
alter table loyalty_missions add constraint loyalty_missions_goal_check
  check (goal in ('bets', 'checkIns', 'verified', 'limits'));
alter table loyalty_missions add constraint loyalty_missions_limits_check
  check (goal <> 'limits' or period = 'once' and target = 1);
