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
  check ((webhook is null) = (webhook_secret is null))
);
create index backoffice_alarm_rules_on on backoffice_alarm_rules (id) where ended_at is null;

-- One a rule and object until it ends; what happened once is told once.
create table backoffice_alarms (
  id bigint generated always as identity primary key,
  rule_id bigint not null references backoffice_alarm_rules,
  kind text not null,
  object text not null,
  title text not null,
  value bigint not null,
  unit text not null check (unit in ('money', 'percent')),
  asset text not null,
  page text not null,
  query jsonb not null,
  began_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  acknowledged_by text,
  acknowledged_at timestamptz,
  note text,
  ended_at timestamptz,
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
