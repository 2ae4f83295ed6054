alter table content_banners
  add column is_published boolean not null default true,
  -- Whom it is for: all, or members alone.
  add column audience text not null default 'all' check (audience in ('all', 'members')),
  -- Uploaded picture; null draws the generated one.
  add column image text;

alter table content_announcements
  add column is_published boolean not null default true,
  add column audience text not null default 'all' check (audience in ('all', 'members')),
  -- [{"url": ..., "sequence": ...}]
  add column images jsonb not null default '[]',
  -- Ids of categories as strings.
  add column category_ids jsonb not null default '[]';

-- Categories of promotions. Texts: {"EN": {"title": ...}}.
create table content_categories (
  id bigint generated always as identity primary key,
  position int not null,
  texts jsonb not null,
  is_published boolean not null default true,
  starts_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz
);

-- Pages of the help centre. The tag is what addresses name, such as "terms".
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
