-- The key of a mission in merchant packs, the same on every site that uses the pack.
alter table loyalty_missions
  add column pack_key text not null default 'e' || left(replace(gen_random_uuid()::text, '-', ''), 12) unique;
