-- Keyed hashes of the bank accounts and wallets that money of a member is sent to. Apart from the other marks, which a
-- log-in writes anew as a whole.
create table protection_account_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- The holder is the member as a document has it.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_account_marks_member on protection_account_marks (member_id);
