create table people_members (
  id bigint generated always as identity primary key,
  -- Login name, stored in lower case, so that two spellings are one member.
  account text not null unique check (account = lower(account)),
  nickname text,
  -- Customer type of the specification; 4 is a trial member.
  type int not null,
  asset text not null,
  labels text[] not null default '{}',
  disabled_at timestamptz,
  inviter_id bigint references people_members,
  invitation_code text not null unique,
  created_at timestamptz not null default clock_timestamp(),
  trial_expires_at timestamptz,
  register_method text,
  register_url text,
  register_domain text,
  registered_ip text,
  mobile_verified_at timestamptz,
  email_verified_at timestamptz,
  -- Name on the image server.
  avatar text,
  closed_at timestamptz,
  -- Operator code of the language at the last log-in; used for messages that the member did not trigger.
  language text,
  -- Mobile number (E.164) and e-mail address of a member, sealed and bound to the row, with keyed hashes for searches.
  email_sealed bytea,
  email_mark text,
  mobile_sealed bytea,
  mobile_mark text,
  -- Accounts at social networks by field of the form, and the payee's name, sealed and bound to the row.
  contacts_sealed bytea,
  payee_name_sealed bytea,
  -- Keyed hash of the last four digits of the number, for searches by operators.
  mobile_tail_mark text
);
create index people_members_inviter on people_members (inviter_id);
create unique index people_members_mobile_mark on people_members (mobile_mark);
create index people_members_email_mark on people_members (email_mark);
-- For the console's search by the beginning of a name, and its list by time of registration.
create index people_members_account_begins on people_members (account text_pattern_ops);
create index people_members_created on people_members (created_at, id);
create index people_members_mobile_tail on people_members (mobile_tail_mark) where mobile_tail_mark is not null;

-- For the console's filter by label and the labels in use. Most members have none.
create index people_members_labels on people_members using gin (labels) where labels <> '{}';
