-- Documents that a provider of identity checks was asked about, one check for each time a member sent some.
create table verification_checks (
  -- What the provider knows the check by; the same again is the same check.
  ref uuid primary key,
  member_id bigint not null,
  kind text not null,
  -- waiting: to be sent; clear of a person: approved, refused; for a person: unknown, hit; left: somebody decided first.
  state text not null check (state in ('waiting', 'pending', 'approved', 'refused', 'unknown', 'hit', 'left')),
  -- Where a name like the one of the document stands on a list of sanctions.
  lists text[] not null default '{}',
  tries int not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  answered_at timestamptz
);
create index verification_checks_due on verification_checks (due_at) where state in ('waiting', 'pending');
create index verification_checks_member on verification_checks (member_id, due_at);

alter table verification_members
  -- As the document has it, sealed; null where nobody noted one.
  add column birth_sealed bytea,
  -- When the account was closed: five years later all of this goes.
  add column closed_at timestamptz;
alter table verification_documents add column closed_at timestamptz;
create index verification_documents_closed on verification_documents (closed_at) where closed_at is not null;
