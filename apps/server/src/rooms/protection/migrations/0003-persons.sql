-- Keyed hashes of what identifies the person behind an account (name, number, address, account at a provider). They stay
-- with an account that was closed while a time-out or an exclusion was in force, until that ends; else they go with it.
create table protection_marks (
  mark text not null,
  member_id bigint not null references protection_members,
  -- The person proved it: a number by a code, an address by a link, an account by its provider.
  is_proved boolean not null,
  noted_at timestamptz not null default clock_timestamp(),
  primary key (mark, member_id)
);
create index protection_marks_member on protection_marks (member_id);

alter table protection_members add column closed_at timestamptz;
