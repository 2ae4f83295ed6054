-- In-house games. The rules stand in packages/game-maths; here is what a merchant sets, the seeds and the rounds.

create table originals_games (
  code text primary key,
  name text not null,
  -- Its game of vendor BGS in the catalogue.
  game_id text not null unique,
  position int not null,
  enabled boolean not null default true,
  -- Counts the changes of what a round is played by; a round played by another version is refused.
  version int not null default 1,
  -- Part of all stakes that comes back, x 10,000, for the games that have one edge.
  return_scaled int not null default 9900 check (return_scaled between 8500 and 10000),
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null check (max_stake_minor >= min_stake_minor),
  -- The most that a round pays; a stake that could win more is refused.
  max_payout_minor bigint not null check (max_payout_minor >= max_stake_minor),
  -- Shortest time between two rounds of a player.
  min_round_ms int not null default 0 check (min_round_ms between 0 and 60000)
);

-- Pairs of seeds of a member, one of them in use. The server's seed is sealed until its pair is left.
create table originals_seeds (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  sealed_server_seed bytea,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null check (length(client_seed) between 1 and 64),
  -- The nonce of the next round.
  nonce bigint not null default 0,
  last_round_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  revealed_at timestamptz,
  revealed_seed text,
  check ((revealed_at is null) = (revealed_seed is null)),
  check ((sealed_server_seed is null) = (revealed_at is not null))
);
create unique index originals_seeds_in_use on originals_seeds (member_id) where revealed_at is null;
create index originals_seeds_member on originals_seeds (member_id, id);

create table originals_rounds (
  id uuid primary key,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null references originals_games (code),
  seed_id bigint not null references originals_seeds (id),
  nonce bigint not null,
  return_scaled int not null,
  choices jsonb not null,
  steps jsonb not null default '[]',
  -- The first stake, and one more for each double or split.
  stakes_minor bigint[] not null,
  state text not null default 'open' check (state in ('open', 'settled')),
  payout_minor bigint check (payout_minor >= 0),
  refunded boolean not null default false,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- When an open round is settled by the rule of its game.
  due_at timestamptz,
  unique (seed_id, nonce),
  check ((state = 'settled') = (payout_minor is not null)),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'open') = (due_at is not null))
);
create index originals_rounds_member on originals_rounds (member_id, id desc);
create unique index originals_rounds_open on originals_rounds (member_id, game_code) where state = 'open';
create index originals_rounds_due on originals_rounds (due_at) where state = 'open';
