-- A bet takes the same from every limit of stakes and losses, so that the smallest rest is all it has to look at.
alter table protection_sums
  drop column staked_day_minor, drop column staked_week_minor, drop column staked_month_minor,
  drop column lost_day_minor, drop column lost_week_minor, drop column lost_month_minor,
  -- The least that is left of any limit of stakes or losses, null without such a limit.
  add column left_minor bigint,
  -- The shortest limit of a session, null without one.
  add column session_minutes bigint;
update protection_sums set slot_at = null;
