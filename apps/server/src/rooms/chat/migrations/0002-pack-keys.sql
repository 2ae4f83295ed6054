-- The key of a saved reply in merchant packs, the same on every site that the pack is applied to.
alter table chat_answers
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
