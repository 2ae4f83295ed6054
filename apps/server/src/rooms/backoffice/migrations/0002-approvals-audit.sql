-- What needs a second person. pending → approved → executed or failed; or rejected, or expired after 24 hours.
create table backoffice_approvals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('balance.adjust', 'draw.void')),
  -- {memberId, account, asset, amountMinor} or {gameCode, numero}.
  payload jsonb not null,
  reason text not null check (length(trim(reason)) >= 10),
  -- Made by the client once per wish.
  request_key text not null,
  requested_by bigint not null references backoffice_operators,
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '24 hours',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'executed', 'failed', 'expired')),
  decided_by bigint references backoffice_operators,
  decided_at timestamptz,
  executed_at timestamptz,
  -- Error code of the rule that said no.
  failure text,
  unique (requested_by, request_key),
  constraint backoffice_approvals_two_persons check (decided_by <> requested_by),
  constraint backoffice_approvals_decided check ((state in ('pending', 'expired')) = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint backoffice_approvals_executed check ((state = 'executed') = (executed_at is not null)),
  constraint backoffice_approvals_failed check ((state = 'failed') = (failure is not null))
);
create index backoffice_approvals_waiting on backoffice_approvals (state, expires_at) where state in ('pending', 'approved');

-- Only the steps above, and what was asked for never changes.
create function backoffice_check_approval() returns trigger language plpgsql as $$
begin
  if (new.kind, new.payload, new.reason, new.request_key, new.requested_by, new.requested_at, new.expires_at)
     is distinct from (old.kind, old.payload, old.reason, old.request_key, old.requested_by, old.requested_at, old.expires_at) then
    raise exception 'what was asked for never changes';
  end if;
  if (old.state, new.state) not in (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'expired'), ('approved', 'executed'), ('approved', 'failed')) then
    raise exception 'an approval does not go from % to %', old.state, new.state;
  end if;
  if old.decided_by is not null and (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at) then
    raise exception 'a decision stands';
  end if;
  return new;
end $$;
create trigger backoffice_approvals_steps before update on backoffice_approvals for each row execute function backoffice_check_approval();

-- Every change by an operator, written in the transaction of the change.
create table backoffice_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Null for the command line and for the system's own steps; `actor` says which.
  operator_id bigint references backoffice_operators,
  actor text not null,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  reason text,
  ip text not null
);
create index backoffice_audit_object on backoffice_audit (object, id);
create index backoffice_audit_actor on backoffice_audit (actor, id);

create function backoffice_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, lower(tg_op);
end $$;
create trigger backoffice_audit_append_only before update or delete or truncate on backoffice_audit
  for each statement execute function backoffice_refuse_change();
create trigger backoffice_approvals_kept before delete or truncate on backoffice_approvals
  for each statement execute function backoffice_refuse_change();
