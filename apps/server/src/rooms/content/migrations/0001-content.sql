-- Texts by operator language code: {"EN": {"title": ..., "caption": ..., "action": ...}}.
create table content_banners (
  id bigint generated always as identity primary key,
  group_name text not null,
  platform text not null default 'M',
  position int not null,
  -- Page that the banner opens; null when it opens nothing.
  url text,
  -- Generated picture: category, motif, palette, field.
  art jsonb not null,
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  is_published boolean not null default true,
  -- Audience: everyone, or members only.
  audience text not null default 'all' check (audience in ('all', 'members')),
  -- Uploaded picture; null draws the generated one.
  image text
);

-- Kinds of the specification: PL player, PU popup, A agent, PR promotion. Content is HTML, sanitised when it was
-- saved.
create table content_announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PL', 'PU', 'A', 'PR')),
  platform text not null default 'M',
  is_hot boolean not null default false,
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  is_published boolean not null default true,
  audience text not null default 'all' check (audience in ('all', 'members')),
  -- [{"url": ..., "sequence": ...}]
  images jsonb not null default '[]',
  -- Ids of categories as strings.
  category_ids jsonb not null default '[]',
  -- Whether members can apply for this promotion.
  takes_applications boolean not null default false
);

-- Categories of promotions. Texts: {"EN": {"title": ...}}.
create table content_categories (
  id bigint generated always as identity primary key,
  position int not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);

-- Pages of the help centre. Addresses use the tag, such as "terms".
create table content_help (
  id bigint generated always as identity primary key,
  tag text not null unique,
  position int not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);

create table content_reads (
  member_id bigint not null,
  announcement_id bigint not null references content_announcements on delete cascade,
  read_at timestamptz not null default clock_timestamp(),
  primary key (member_id, announcement_id)
);

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
-- A member has at most one open application; after a refusal the member may apply again.
create unique index content_applications_open on content_applications (member_id, announcement_id)
  where state <> 'refused';
create index content_applications_state on content_applications (state, id);
-- For the console's list of applications of a member or a period.
create index content_applications_member on content_applications (member_id, id);
create index content_applications_created on content_applications (created_at);

-- Pictures of members, re-encoded as JPEG; removed some time after the decision.
create table content_application_pictures (
  application_id bigint not null references content_applications on delete cascade,
  position int not null,
  content bytea not null,
  primary key (application_id, position)
);

-- Teams and events that the merchant sponsors. Texts: {"EN": {"title": ..., "content": sanitised HTML}}.
create table content_sponsors (
  id bigint generated always as identity primary key,
  position int not null,
  -- The sponsor's own site; null when there is none.
  url text,
  -- Uploaded picture; null draws the generated one.
  image text,
  -- Generated picture: category, motif, palette, field.
  art jsonb not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);
