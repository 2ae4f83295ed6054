-- Roles as sets of permissions. What a standard role may do is said by the rooms; the console keeps what was decided
-- otherwise, so that a permission that comes with a new room reaches the roles that have it from the start.
create table backoffice_roles (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{2,31}$'),
  is_standard boolean not null default false,
  -- Counts changes, so that an edit of a stale version is rejected.
  version int not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
insert into backoffice_roles (name, is_standard)
select name, true from unnest(array['admin', 'support', 'finance', 'risk', 'content']) name;

create table backoffice_operators (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{2,31}$'),
  role text not null,
  -- argon2id.
  password_hash text not null,
  must_change_password boolean not null default true,
  -- Sealed and bound to this row. In force once it is confirmed.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- Time step of the last code that was accepted; this one and those before it are not accepted again.
  totp_last_step bigint not null default 0,
  -- Demonstration only; says nothing in production.
  totp_optional boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  disabled_at timestamptz,
  -- User handle for authenticators: random, so that it reveals nothing.
  passkey_handle text unique,
  -- The request that made the operator: who asked and who approved.
  approval_id bigint,
  first_password_until timestamptz,
  constraint backoffice_operators_role foreign key (role) references backoffice_roles (name),
  check (totp_confirmed_at is null or totp_secret is not null)
);
create index backoffice_operators_role_index on backoffice_operators (role);

-- Only hashes of cookie and token are kept. A session ends after 30 minutes without use and after 12 hours whatever
-- its use.
create table backoffice_sessions (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  cookie_hash text not null unique,
  token_hash text not null unique,
  -- Whether the authenticator's code was given in this session.
  has_code boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz not null default clock_timestamp(),
  ip text not null,
  user_agent text not null,
  revoked_at timestamptz,
  -- The passkey that was the session's log-in or its second factor: the session ends with it.
  passkey_id text
);
create index backoffice_sessions_operator on backoffice_sessions (operator_id);
create index backoffice_sessions_passkey on backoffice_sessions (passkey_id) where passkey_id is not null;

-- Attempts with a password or a code that failed or have not been decided yet, whether the operator exists or not.
create table backoffice_attempts (
  id bigint generated always as identity primary key,
  subject_hash text not null,
  at timestamptz not null default clock_timestamp()
);
create index backoffice_attempts_subject on backoffice_attempts (subject_hash, at);
create index backoffice_attempts_at on backoffice_attempts (at);

-- Requests that need a second operator. pending → approved → executed or failed; or rejected, or expired after
-- 24 hours.
create table backoffice_approvals (
  id bigint generated always as identity primary key,
  kind text not null,
  -- {memberId, account, asset, amountMinor} or {gameCode, numero}.
  payload jsonb not null,
  reason text not null check (length(trim(reason)) >= 10),
  -- Made by the client once per wish.
  request_key text not null,
  requested_by bigint not null references backoffice_operators,
  requested_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default (clock_timestamp() + interval '24 hours'),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'executed', 'failed',
    'expired')),
  decided_by bigint references backoffice_operators,
  decided_at timestamptz,
  executed_at timestamptz,
  -- Error code of the rule that said no.
  failure text,
  unique (requested_by, request_key),
  constraint backoffice_approvals_decided check ((state in ('pending', 'expired')) = (decided_by is null)
    and (decided_by is null) = (decided_at is null)),
  constraint backoffice_approvals_executed check ((state = 'executed') = (executed_at is not null)),
  constraint backoffice_approvals_failed check ((state = 'failed') = (failure is not null)),
  constraint backoffice_approvals_two_persons check (decided_by <> requested_by)
);
create index backoffice_approvals_waiting on backoffice_approvals (state, expires_at)
  where state in ('pending', 'approved');

-- Only the steps above, and what was asked for never changes.
create function backoffice_check_approval() returns trigger language plpgsql as $$
begin
  if (new.kind, new.payload, new.reason, new.request_key, new.requested_by, new.requested_at, new.expires_at)
     is distinct from (old.kind, old.payload, old.reason, old.request_key, old.requested_by, old.requested_at,
                       old.expires_at) then
    raise exception 'what was asked for never changes';
  end if;
  if (old.state, new.state) not in (('pending', 'approved'), ('pending', 'rejected'), ('pending', 'expired'),
                                    ('approved', 'executed'), ('approved', 'failed')) then
    raise exception 'an approval does not go from % to %', old.state, new.state;
  end if;
  if old.decided_by is not null
     and (new.decided_by, new.decided_at) is distinct from (old.decided_by, old.decided_at) then
    raise exception 'a decision stands';
  end if;
  return new;
end $$;
create trigger backoffice_approvals_steps before update on backoffice_approvals
  for each row execute function backoffice_check_approval();

create function backoffice_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, lower(tg_op);
end $$;
create trigger backoffice_approvals_kept before delete or truncate on backoffice_approvals
  for each statement execute function backoffice_refuse_change();

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
  ip text not null,
  -- The token by which a program made the change for its operator.
  token_id bigint
);
create index backoffice_audit_object on backoffice_audit (object, id);
create index backoffice_audit_actor on backoffice_audit (actor, id);
-- Conditions of the trail that the console offers: the beginning of an action or object, and a period.
create index backoffice_audit_action on backoffice_audit (action text_pattern_ops, id);
create index backoffice_audit_object_begins on backoffice_audit (object text_pattern_ops, id);
create index backoffice_audit_at on backoffice_audit (at, id);
create trigger backoffice_audit_append_only before delete or update or truncate on backoffice_audit
  for each statement execute function backoffice_refuse_change();

create function backoffice_await_link() returns trigger language plpgsql as $$
begin
  insert into backoffice_audit_unlinked (entry_id) values (new.id);
  return null;
end $$;
create trigger backoffice_audit_link after insert on backoffice_audit
  for each row execute function backoffice_await_link();

-- Passkeys of operators: a log-in by themselves, and the second factor beside a password.
create table backoffice_passkeys (
  -- Credential id, base64url.
  id text primary key,
  operator_id bigint not null references backoffice_operators,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index backoffice_passkeys_operator on backoffice_passkeys (operator_id);

-- Challenges of passkeys, good for one answer, for their purpose and the session that asked.
create table backoffice_challenges (
  id text primary key,
  purpose text not null check (purpose in ('add', 'factor', 'login')),
  -- Both null for a log-in, where the operator is not known yet.
  operator_id bigint references backoffice_operators,
  session_id uuid references backoffice_sessions on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  constraint backoffice_challenges_asked_by check ((purpose = 'login') = (operator_id is null)
    and (operator_id is null) = (session_id is null))
);
create index backoffice_challenges_end on backoffice_challenges (expires_at);
create index backoffice_challenges_operator on backoffice_challenges (operator_id);
create index backoffice_challenges_session on backoffice_challenges (session_id);

-- Conditions, order and columns of a list as one operator keeps them; the empty name is the list as it opens.
create table backoffice_views (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  list text not null,
  name text not null,
  filter text[] not null,
  sort text,
  columns text[],
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, list, name)
);

-- Lists that are written as files. A worker takes one for a step at a time, so several are written side by side and
-- one that was left behind is taken up again where it stood.
create table backoffice_exports (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  list text not null,
  filter text[] not null,
  sort text,
  columns text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Where the next step begins; null before the first.
  place text,
  parts int not null default 0,
  rows_done bigint not null default 0,
  rows_guess bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamptz,
  stepped_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create index backoffice_exports_due on backoffice_exports (stepped_at) where state in ('waiting', 'running');
create index backoffice_exports_own on backoffice_exports (operator_id, created_at);

-- Compressed pieces of a file, a step each.
create table backoffice_export_parts (
  export_id uuid not null references backoffice_exports on delete cascade,
  part int not null,
  content bytea not null,
  primary key (export_id, part)
);

create table backoffice_role_permissions (
  role text not null references backoffice_roles,
  permission text not null,
  is_allowed boolean not null,
  primary key (role, permission)
);

-- Entries of the audit trail are linked into a chain of keyed hashes, in the order in which a job takes them: whoever
-- changes, removes or puts in an entry behind the product's back breaks it.
create table backoffice_audit_chain (
  place bigint primary key check (place > 0),
  entry_id bigint not null unique,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default clock_timestamp()
);
create trigger backoffice_audit_chain_append_only before delete or update or truncate on backoffice_audit_chain
  for each statement execute function backoffice_refuse_change();

-- Entries that wait for their link.
create table backoffice_audit_unlinked (
  entry_id bigint primary key,
  at timestamptz not null default clock_timestamp()
);

-- More rights for a short time, taken by an operator alone in an emergency; everybody sees it and it stands in the
-- trail.
create table backoffice_emergencies (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  reason text not null check (length(trim(reason)) >= 10),
  began_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index backoffice_emergencies_open on backoffice_emergencies (operator_id) where ended_at is null;

-- What a report was asked for, as one operator keeps it.
create table backoffice_reports (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  title text not null check (length(trim(title)) > 0),
  report text not null,
  query jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, title)
);

-- Halves of the password of a new operator, one for each of the two who made the account, so that neither can log in
-- as the new operator.
create table backoffice_first_passwords (
  operator_id bigint not null references backoffice_operators,
  holder_id bigint not null references backoffice_operators,
  -- Sealed and bound to both; removed when it is read.
  half bytea not null,
  primary key (operator_id, holder_id)
);

-- What the console's own rules are; one row.
create table backoffice_settings (
  id boolean primary key default true check (id),
  idle_minutes int not null default 30 check (idle_minutes between 5 and 120)
);
insert into backoffice_settings default values;

-- Programs that act for an operator, with some of the operator's permissions. Only hashes are kept.
create table backoffice_tokens (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  name text not null check (length(trim(name)) > 0),
  token_hash text not null unique,
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index backoffice_tokens_operator on backoffice_tokens (operator_id, id);

-- What a token called; kept for 90 days.
create table backoffice_token_uses (
  id bigint generated always as identity primary key,
  token_id bigint not null references backoffice_tokens,
  at timestamptz not null default clock_timestamp(),
  call text not null,
  ip text not null
);
create index backoffice_token_uses_token on backoffice_token_uses (token_id, id);
create index backoffice_token_uses_at on backoffice_token_uses (at);

-- What the rooms are asked to watch. A rule is never altered: it ends, and another begins.
create table backoffice_alarm_rules (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Minor units, or whole per cent.
  threshold bigint not null check (threshold > 0),
  mails text[] not null default '{}',
  webhook text,
  -- Sealed and bound to the row; signs what is sent to the webhook.
  webhook_secret bytea,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  checked_at timestamptz,
  ended_at timestamptz,
  -- Rules that also stop what they watch, once it was beyond the threshold for so many minutes; null: they tell
  -- alone.
  stops_after int check (stops_after between 1 and 60),
  check ((webhook is null) = (webhook_secret is null))
);
create index backoffice_alarm_rules_on on backoffice_alarm_rules (id) where ended_at is null;
-- Watched on every site from the start: an operator who reads the personal data of many members.
insert into backoffice_alarm_rules (kind, threshold, created_by) values ('personal-data', 60, 'Fairlot');

-- At most one open alarm for a rule and object, so that an incident is reported once.
create table backoffice_alarms (
  id bigint generated always as identity primary key,
  rule_id bigint not null references backoffice_alarm_rules,
  kind text not null,
  object text not null,
  title text not null,
  value bigint not null,
  unit text not null check (unit in ('money', 'percent', 'count')),
  asset text not null,
  page text not null,
  query jsonb not null,
  began_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  acknowledged_by text,
  acknowledged_at timestamptz,
  note text,
  ended_at timestamptz,
  -- When the rule stopped it: once an alarm, so that an operator who opens it again has the last word.
  stopped_at timestamptz,
  check ((acknowledged_by is null) = (acknowledged_at is null))
);
create unique index backoffice_alarms_open on backoffice_alarms (rule_id, object) where ended_at is null;
create index backoffice_alarms_object on backoffice_alarms (rule_id, object);
create index backoffice_alarms_began on backoffice_alarms (began_at, id);
create index backoffice_alarms_waiting on backoffice_alarms (began_at, id)
  where ended_at is null and acknowledged_at is null;

-- What is sent about an alarm, tried again for a day.
create table backoffice_alarm_messages (
  id uuid primary key default gen_random_uuid(),
  alarm_id bigint not null references backoffice_alarms,
  way text not null check (way in ('mail', 'webhook')),
  target text not null,
  tries int not null default 0,
  -- Null when there is nothing left to do.
  next_try_at timestamptz default clock_timestamp(),
  sent_at timestamptz
);
create index backoffice_alarm_messages_due on backoffice_alarm_messages (next_try_at) where next_try_at is not null;

-- Tasks that operators assign to each other. Done tasks are kept.
create table backoffice_tasks (
  id bigint generated always as identity primary key,
  title text not null check (length(trim(title)) > 0),
  detail text not null default '',
  -- Where the console shows what it is about: a page and the query of its address.
  page text,
  query jsonb,
  created_by bigint not null references backoffice_operators,
  -- Null while it is anybody's.
  assignee_id bigint references backoffice_operators,
  due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  done_by bigint references backoffice_operators,
  note text,
  check ((page is null) = (query is null)),
  check ((done_at is null) = (done_by is null))
);
create index backoffice_tasks_open on backoffice_tasks (assignee_id, id) where done_at is null;
create index backoffice_tasks_assignee on backoffice_tasks (assignee_id, id);
create index backoffice_tasks_created on backoffice_tasks (created_at, id);

-- What operators wrote down about a member, a bet, an order or a draw. Never changed.
create table backoffice_notes (
  id bigint generated always as identity primary key,
  object text not null,
  text text not null check (length(trim(text)) > 0),
  author text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index backoffice_notes_object on backoffice_notes (object, id);
create trigger backoffice_notes_kept before delete or update on backoffice_notes
  for each row execute function backoffice_refuse_change();

-- Shift handovers: the open work, and the operator who accepted it.
create table backoffice_handovers (
  id bigint generated always as identity primary key,
  from_id bigint not null references backoffice_operators,
  -- Null for any operator of the next shift.
  to_id bigint references backoffice_operators,
  note text not null,
  -- [{page, count, countIsExact}]: what waited that the operator could see.
  waiting jsonb not null,
  tasks bigint[] not null,
  created_at timestamptz not null default clock_timestamp(),
  taken_by bigint references backoffice_operators,
  taken_at timestamptz,
  check ((taken_by is null) = (taken_at is null)),
  check (taken_by <> from_id)
);
create index backoffice_handovers_open on backoffice_handovers (id) where taken_at is null;

-- Saved reports that are sent by mail when a period is over.
create table backoffice_report_mails (
  report_id bigint primary key references backoffice_reports on delete cascade,
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  mails text[] not null check (cardinality(mails) between 1 and 10),
  -- When the period that runs is over; moved on before anything is sent, so that nothing is sent twice.
  next_at timestamptz not null,
  -- The end of the period to send, exclusive, until it was sent.
  due_day text,
  tries int not null default 0,
  try_at timestamptz,
  sent_at timestamptz,
  -- Recipients who have the report of the period that is due, so that a retry for one of them skips the others.
  sent_to text[] not null default '{}'
);
create index backoffice_report_mails_next on backoffice_report_mails (next_at);
create index backoffice_report_mails_try on backoffice_report_mails (try_at) where try_at is not null;

-- Something that is done about all rows of a list that meet a condition: first counted, then done when the operator
-- says so. Like exports it is taken a step at a time.
create table backoffice_bulk_jobs (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  ip text not null,
  list text not null,
  filter text[] not null,
  action text not null,
  -- Given with the confirmation.
  reason text not null default '',
  state text not null default 'counting' check (state in ('counting', 'counted', 'running', 'done', 'failed',
    'cancelled')),
  -- Where the next step begins; null before the first.
  place text,
  -- Rows for which it fits, and those that it would not change.
  fits bigint not null default 0,
  refused bigint not null default 0,
  rows_done bigint not null default 0,
  rows_failed bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamptz,
  stepped_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  -- How many rows were left out and failed, by the reason.
  left_out jsonb not null default '{}',
  failures jsonb not null default '{}',
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create index backoffice_bulk_jobs_due on backoffice_bulk_jobs (stepped_at) where state in ('counting', 'running');
create index backoffice_bulk_jobs_own on backoffice_bulk_jobs (operator_id) where finished_at is null;

-- What was counted is what is done: the rows that fitted stand here, each with what became of it, so that a job goes
-- on where it was and does nothing about rows that came later. Of those left out the first are named.
create table backoffice_bulk_rows (
  job_id uuid not null references backoffice_bulk_jobs on delete cascade,
  row_key text not null,
  position bigint generated always as identity,
  state text not null check (state in ('fits', 'left', 'done', 'failed')),
  -- Why it was left out or failed.
  code text,
  primary key (job_id, row_key)
);
create index backoffice_bulk_rows_due on backoffice_bulk_rows (job_id, position) where state = 'fits';
create index backoffice_bulk_rows_told on backoffice_bulk_rows (job_id, state, position) where code is not null;

-- Failed attempts to carry out an approved request, and when the job may try again. After the last attempt a task
-- hands the request to an operator.
create table backoffice_approval_tries (
  approval_id bigint primary key references backoffice_approvals,
  tries int not null check (tries > 0),
  try_at timestamptz not null
);

-- Each of the two tables names the other one.
alter table backoffice_operators
  add constraint backoffice_operators_approval_id_fkey foreign key (approval_id) references backoffice_approvals;
