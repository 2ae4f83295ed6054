-- Number and address of a member, sealed and bound to their row, with keyed hashes to find them by. The columns in clear
-- text are written by processes of former builds alone, and are emptied once their values are sealed.
alter table identity_members
  add column email_sealed bytea,
  add column email_mark text,
  add column mobile_sealed bytea,
  add column mobile_mark text;
create unique index identity_members_mobile_mark on identity_members (mobile_mark);
create index identity_members_email_mark on identity_members (email_mark);
create index identity_members_unsealed on identity_members (id) where email is not null or mobile is not null;
