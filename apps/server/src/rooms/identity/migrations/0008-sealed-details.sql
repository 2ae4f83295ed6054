-- Accounts at social networks and the payee's name, sealed and bound to their row. The columns in clear text are written
-- by processes of former builds alone, which also close accounts without knowing the sealed column.
alter table identity_members
  add column contacts_sealed bytea,
  add column payee_name_sealed bytea;
create index identity_members_unsealed_details on identity_members (id)
  where payee_name is not null or contacts <> '{}' or (closed_at is not null and contacts_sealed is not null);
