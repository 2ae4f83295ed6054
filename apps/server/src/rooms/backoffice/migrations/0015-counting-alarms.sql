-- Rules that count, such as signs of harm about one member.
alter table backoffice_alarms drop constraint backoffice_alarms_unit_check;
alter table backoffice_alarms add constraint backoffice_alarms_unit_check check (unit in ('money', 'percent', 'count'));
