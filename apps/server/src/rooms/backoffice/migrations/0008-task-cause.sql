-- Facts of a task that the product opened: the console words them, title and detail are the English record.
alter table backoffice_tasks add column cause jsonb;
