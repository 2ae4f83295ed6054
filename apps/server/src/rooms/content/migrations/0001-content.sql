-- Texts are kept by operator language code: {"EN": {"title": ..., "caption": ..., "action": ...}}.
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
  ends_at timestamptz
);

-- Kinds of the specification: PL player, PU popup, A agent, PR promotion. Content is HTML that was cleaned when written.
create table content_announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PL', 'PU', 'A', 'PR')),
  platform text not null default 'M',
  is_hot boolean not null default false,
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz
);
