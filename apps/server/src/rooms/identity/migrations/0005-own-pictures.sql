-- Pictures that members sent, drawn anew as JPEG; at most one a member.
create table identity_pictures (
  member_id bigint primary key references identity_members,
  -- Last part of the address: another one for every picture, so that browsers may keep it.
  name text not null unique check (name ~ '^[A-Za-z0-9_-]{22}$'),
  content bytea not null check (octet_length(content) <= 262144),
  created_at timestamptz not null default clock_timestamp()
);
