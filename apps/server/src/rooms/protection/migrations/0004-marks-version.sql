-- By which rule the marks of an account were noted; 0: by none yet, or by a process of a former build. A start notes
-- them for accounts that are behind the rule in force.
alter table protection_members add column marks_version smallint not null default 0;
