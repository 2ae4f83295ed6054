-- The console finds members by the beginning of their name, and lists them by the time of their registration.
create index identity_members_account_begins on identity_members (account text_pattern_ops);
create index identity_members_created on identity_members (created_at, id);
