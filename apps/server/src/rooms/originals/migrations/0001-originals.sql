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
  max_stake_minor bigint not null,
  -- The most that a round pays; a stake that could win more is refused.
  max_payout_minor bigint not null,
  -- Shortest time between two rounds of a player.
  min_round_ms int not null default 0 check (min_round_ms between 0 and 60000),
  -- The most that one round with many players may cost, where a game has such rounds.
  max_exposure_minor bigint,
  -- The least return that a merchant publishes, x 10,000.
  return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000),
  check (max_stake_minor >= min_stake_minor),
  check (max_payout_minor >= max_stake_minor),
  check (max_exposure_minor >= max_payout_minor)
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

-- A count of equal rounds that the member began once. The page asks for each of them; what was played and lost
-- follows from the rounds, so that nothing is counted twice.
create table originals_autos (
  id uuid primary key,
  member_id bigint not null,
  asset text not null,
  game_code text not null references originals_games,
  choices jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  rounds int not null check (rounds between 2 and 100),
  -- The rounds together never lose more.
  loss_stop_minor bigint not null,
  begun_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  state text not null default 'running' check (state in ('running', 'count', 'loss', 'stopped', 'left', 'replaced',
    'refused', 'closed')),
  check (loss_stop_minor >= stake_minor)
);
-- One at a time, in whatever game.
create unique index originals_autos_running on originals_autos (member_id) where state = 'running';
create index originals_autos_left on originals_autos (last_at) where state = 'running';

create table originals_chains (
  id bigint generated always as identity primary key,
  -- Hash of the first link, told before the chain has a salt; the seed, from which all links follow, is sealed.
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  length int not null check (length > 0),
  -- Links that flights have used.
  used int not null default 0,
  -- Set after the anchor was stored, before the first flight.
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp(),
  check (used between 0 and length),
  check (salt is not null or used = 0)
);

-- Crash: one flight for all players of all processes, its points from a chain of hashes that was promised by its last
-- one.
create table originals_flights (
  id bigint generated always as identity primary key,
  chain_id bigint not null references originals_chains,
  -- In the chain, from 0.
  place int not null,
  return_scaled int not null,
  state text not null default 'betting' check (state in ('betting', 'flying', 'crashed', 'settled')),
  -- What the link is checked against: its SHA-256.
  promise text not null check (promise ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null default clock_timestamp(),
  starts_at timestamptz not null,
  crashed_at timestamptz,
  -- Hundredths; like the link it is nowhere in clear text before the crash.
  point bigint check (point >= 100),
  link text check (link ~ '^[0-9a-f]{64}$'),
  -- Hundredths at which everybody had to leave, because the round would have cost more than it may.
  forced_at bigint,
  unique (chain_id, place),
  check ((state in ('crashed', 'settled')) = (point is not null)),
  check ((point is null) = (link is null)),
  check ((point is null) = (crashed_at is null))
);
-- One flight is on its way at any time.
create unique index originals_flights_now on originals_flights ((true)) where state <> 'settled';

create table originals_rounds (
  id uuid primary key,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null references originals_games,
  -- Null for a stake on a flight: its numbers come from the flight instead of the member's seeds.
  seed_id bigint references originals_seeds,
  nonce bigint,
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
  flight_id bigint references originals_flights,
  -- Hundredths at which the stake leaves by itself at the latest, and at which it left.
  leaves_at bigint check (leaves_at > 100),
  cash_out bigint,
  -- What of each stake was bonus money, in their order; shorter where the last were real money alone.
  bonus_stakes_minor bigint[] not null default '{}',
  auto_id uuid references originals_autos,
  unique (seed_id, nonce),
  check ((state = 'settled') = (payout_minor is not null)),
  check ((state = 'settled') = (settled_at is not null)),
  check ((state = 'open') = (due_at is not null)),
  check (cash_out > 100 and cash_out <= leaves_at),
  check ((seed_id is null) = (flight_id is not null)),
  check ((seed_id is null) = (nonce is null)),
  check ((flight_id is null) = (leaves_at is null))
);
create index originals_rounds_member on originals_rounds (member_id, id desc);
create unique index originals_rounds_open on originals_rounds (member_id, game_code) where state = 'open';
create index originals_rounds_due on originals_rounds (due_at) where state = 'open';
create index originals_rounds_flight on originals_rounds (flight_id, state) where flight_id is not null;
-- Counts the members who play now.
create index originals_rounds_placed on originals_rounds (placed_at);
-- Operators ask for the rounds of one game.
create index originals_rounds_game on originals_rounds (game_code, placed_at);
create index originals_rounds_auto on originals_rounds (auto_id) where auto_id is not null;

-- The server seed that a member's next pair will use. It is made, and its hash told, before the member chooses the
-- client seed of that pair, so that it cannot be chosen to fit. One a member; it moves to originals_seeds when its
-- pair begins.
create table originals_next_seeds (
  member_id bigint primary key,
  sealed_server_seed bytea not null,
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp()
);

-- The least return that the merchant publishes of any game, x 10,000; a game may have a stricter one of its own.
create table originals_merchant (
  is_only boolean primary key default true check (is_only),
  return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000)
);
insert into originals_merchant default values;
