alter table content_announcements
  -- Whether members can apply for this promotion.
  add column takes_applications boolean not null default false;

create table content_applications (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  announcement_id bigint not null references content_announcements on delete cascade,
  comment text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
-- One waits at a time; who was refused may apply once more.
create unique index content_applications_open on content_applications (member_id, announcement_id) where state <> 'refused';
create index content_applications_state on content_applications (state, id);

-- Pictures of members, drawn anew as JPEG; removed some time after the decision.
create table content_application_pictures (
  application_id bigint not null references content_applications on delete cascade,
  position int not null,
  content bytea not null,
  primary key (application_id, position)
);
