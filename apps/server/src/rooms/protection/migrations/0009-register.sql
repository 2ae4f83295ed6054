-- What the register of exclusions of the country answered last about the person; null where it was never asked.
alter table protection_members
  add column register_state text check (register_state in ('clear', 'excluded', 'unknown')),
  -- Until when the person is excluded there; null while the register names no end.
  add column register_until timestamptz,
  add column register_at timestamptz;
create index protection_members_register on protection_members (register_at) where kind = 'real' and closed_at is null;
