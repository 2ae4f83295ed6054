-- A visitor without an account, where the merchant lets them write: known by the hash of what their browser's cookie
-- holds, until they log in there or the cookie ends.
alter table chat_threads alter column member_id drop not null;
alter table chat_threads add column guest_hash text unique;
-- Keyed hash of the network they began from, so that one network begins few.
alter table chat_threads add column guest_network text;
alter table chat_threads add column guest_seen_at timestamptz;
alter table chat_threads add column began_at timestamptz not null default clock_timestamp();
alter table chat_threads add check ((member_id is null) = (guest_hash is not null));
create index chat_threads_guests on chat_threads (guest_network, began_at) where member_id is null;
create index chat_threads_guests_seen on chat_threads (guest_seen_at) where member_id is null;
