-- In-house games: settings of the merchant, seeds and rounds. The rules are in packages/game-maths.
create table originals_games (
  code text primary key,
  name text not null,
  -- Id of the game in the catalogue, vendor BGS.
  game_id text not null unique,
  position int not null,
  enabled boolean not null default true,
  -- Counts the changes of settings that affect a round; a round played with another version is rejected.
  version int not null default 1,
  -- Expected return to the player, x 10,000, for games with a single house edge.
  return_scaled int not null default 9900 check (return_scaled between 8500 and 10000),
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null,
  -- Maximum payout of a round; a stake that could win more is rejected.
  max_payout_minor bigint not null,
  -- Minimum time between two rounds of a player.
  min_round_ms int not null default 0 check (min_round_ms between 0 and 60000),
  -- Maximum total payout of a round with many players, for games that have such rounds.
  max_exposure_minor bigint,
  -- Minimum return that the merchant may set, x 10,000.
  return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000),
  check (max_stake_minor >= min_stake_minor),
  check (max_payout_minor >= max_stake_minor),
  check (max_exposure_minor >= max_payout_minor)
);

-- Seed pairs of members, one of them active. The server seed stays sealed until its pair is replaced.
create table originals_seeds (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  sealed_server_seed bytea,
  server_seed_hash text not null check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text not null check (length(client_seed) between 1 and 64),
  -- Nonce of the next round.
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

-- A series of equal rounds that the member started once. The page requests each round. Counts and losses are computed
-- from the rounds, so that nothing is counted twice.
create table originals_autos (
  id uuid primary key,
  member_id bigint not null,
  asset text not null,
  game_code text not null references originals_games,
  choices jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  rounds int not null check (rounds between 2 and 100),
  -- Loss at which the series stops.
  loss_stop_minor bigint not null,
  begun_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  state text not null default 'running' check (state in ('running', 'count', 'loss', 'stopped', 'left', 'replaced',
    'refused', 'closed')),
  check (loss_stop_minor >= stake_minor)
);
-- One active series per member, over all games.
create unique index originals_autos_running on originals_autos (member_id) where state = 'running';
create index originals_autos_left on originals_autos (last_at) where state = 'running';

create table originals_chains (
  id bigint generated always as identity primary key,
  -- Hash of the first link, published before the chain has a salt. The seed that generates all links is sealed.
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  length int not null check (length > 0),
  -- Number of links used by flights.
  used int not null default 0,
  -- Set after the anchor was stored and before the first flight.
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp(),
  check (used between 0 and length),
  check (salt is not null or used = 0)
);

-- Crash: one flight for all players of all processes. Its crash points come from a hash chain whose last link is
-- published in advance.
create table originals_flights (
  id bigint generated always as identity primary key,
  chain_id bigint not null references originals_chains,
  -- Position in the chain, from 0.
  place int not null,
  return_scaled int not null,
  state text not null default 'betting' check (state in ('betting', 'flying', 'crashed', 'settled')),
  -- SHA-256 of the link, which verifies it.
  promise text not null check (promise ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null default clock_timestamp(),
  starts_at timestamptz not null,
  crashed_at timestamptz,
  -- Crash point in hundredths; like the link, it is stored in clear text only after the crash.
  point bigint check (point >= 100),
  link text check (link ~ '^[0-9a-f]{64}$'),
  -- Multiplier in hundredths at which all stakes were cashed out, because the round would have exceeded its limit.
  forced_at bigint,
  unique (chain_id, place),
  check ((state in ('crashed', 'settled')) = (point is not null)),
  check ((point is null) = (link is null)),
  check ((point is null) = (crashed_at is null))
);
-- At most one flight is active.
create unique index originals_flights_now on originals_flights ((true)) where state <> 'settled';

create table originals_rounds (
  id uuid primary key,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null references originals_games,
  -- Null for a stake on a flight, whose result does not depend on the member's seeds.
  seed_id bigint references originals_seeds,
  nonce bigint,
  return_scaled int not null,
  choices jsonb not null,
  steps jsonb not null default '[]',
  -- The first stake, and one for each double or split.
  stakes_minor bigint[] not null,
  state text not null default 'open' check (state in ('open', 'settled')),
  payout_minor bigint check (payout_minor >= 0),
  refunded boolean not null default false,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- Time at which an abandoned round is settled by the rule of its game.
  due_at timestamptz,
  flight_id bigint references originals_flights,
  -- Multipliers in hundredths: the automatic cash-out, and the actual one.
  leaves_at bigint check (leaves_at > 100),
  cash_out bigint,
  -- Bonus money in each stake, in their order; shorter if the last stakes were real money only.
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
-- For the number of current players.
create index originals_rounds_placed on originals_rounds (placed_at);
-- For the console's filter by game.
create index originals_rounds_game on originals_rounds (game_code, placed_at);
create index originals_rounds_auto on originals_rounds (auto_id) where auto_id is not null;

-- Server seed of a member's next pair. Its hash is published before the member chooses the client seed of that pair,
-- so that the server seed cannot be chosen to match. One per member; it moves to originals_seeds when its pair becomes
-- active.
create table originals_next_seeds (
  member_id bigint primary key,
  sealed_server_seed bytea not null,
  server_seed_hash text not null unique check (server_seed_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp()
);

-- Minimum return of all games, x 10,000; a game may have a stricter minimum.
create table originals_merchant (
  is_only boolean primary key default true check (is_only),
  return_floor_scaled int not null default 8500 check (return_floor_scaled between 8500 and 10000)
);
insert into originals_merchant default values;
