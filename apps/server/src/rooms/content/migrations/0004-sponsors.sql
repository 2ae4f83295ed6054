-- Whom the merchant supports. Texts: {"EN": {"title": ..., "content": clean HTML}}.
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
