-- The server seed that a member's next pair will use. It is made, and its hash told, before the member chooses the client
-- seed of that pair, so that it cannot be chosen to fit. One a member; it moves to originals_seeds when its pair begins.
create table originals_next_seeds (
  member_id bigint primary key,
  sealed_server_seed bytea not null,
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp()
);
