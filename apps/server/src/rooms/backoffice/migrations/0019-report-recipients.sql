-- Recipients who have the report of the period that is due, so that a retry for one of them skips the others.
alter table backoffice_report_mails add sent_to text[] not null default '{}';
