-- Rules that also stop what they watch, once it was beyond the threshold for so many minutes; null: they tell alone.
alter table backoffice_alarm_rules add column stops_after int check (stops_after between 1 and 60);
-- When the rule stopped it: once an alarm, so that an operator who opens it again has the last word.
alter table backoffice_alarms add column stopped_at timestamptz;
