-- Watched on every site from the start: an operator who reads the personal data of many members.
insert into backoffice_alarm_rules (kind, threshold, created_by) values ('personal-data', 60, 'Fairlot');
