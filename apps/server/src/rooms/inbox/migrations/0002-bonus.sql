-- Messages about a bonus that operators cancelled. Not valid: reading all rows would block messages.
alter table inbox_messages drop constraint inbox_messages_kind_check;
alter table inbox_messages add constraint inbox_messages_kind_check
  check (kind in ('news', 'deposit', 'withdrawal', 'settled', 'bonus', 'security', 'answer')) not valid;
