-- The key of an entry in merchant packs, the same on every site that uses the pack. Help pages are identified by their
-- tag.
alter table content_banners
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
alter table content_categories
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
alter table content_announcements
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
alter table content_sponsors
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
