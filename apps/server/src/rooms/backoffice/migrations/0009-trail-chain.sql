-- Entries of the audit trail are linked into a chain of keyed hashes, in the order in which a job takes them: whoever
-- changes, removes or puts in an entry behind the product's back breaks it.
create table backoffice_audit_chain (
  place bigint primary key check (place > 0),
  entry_id bigint not null unique,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default clock_timestamp()
);
create trigger backoffice_audit_chain_append_only before update or delete or truncate on backoffice_audit_chain
  for each statement execute function backoffice_refuse_change();

-- Entries that wait for their link.
create table backoffice_audit_unlinked (
  entry_id bigint primary key,
  at timestamptz not null default clock_timestamp()
);
insert into backoffice_audit_unlinked (entry_id) select id from backoffice_audit;
create function backoffice_await_link() returns trigger language plpgsql as $$
begin
  insert into backoffice_audit_unlinked (entry_id) values (new.id);
  return null;
end $$;
create trigger backoffice_audit_link after insert on backoffice_audit for each row
  execute function backoffice_await_link();

-- More rights for a short time, taken by an operator alone in an emergency; everybody sees it and it stands in the trail.
create table backoffice_emergencies (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  reason text not null check (length(trim(reason)) >= 10),
  began_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index backoffice_emergencies_open on backoffice_emergencies (operator_id) where ended_at is null;
