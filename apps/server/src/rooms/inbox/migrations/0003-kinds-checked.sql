-- The check of 0002 for the rows that existed before it; it blocks no changes.
alter table inbox_messages validate constraint inbox_messages_kind_check;
