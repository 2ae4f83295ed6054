-- Log-ins that ended lately: a process that has not heard of it opens no session that outlives them.
create table vendors_ended_logins (
  login_id text primary key,
  ended_at timestamptz not null default clock_timestamp()
);
create index vendors_ended_logins_at on vendors_ended_logins (ended_at);
