-- Crash: one flight for all players of all processes, its points from a chain of hashes that was promised by its last one.

alter table originals_games
  -- The most that one round with many players may cost, where a game has such rounds.
  add column max_exposure_minor bigint check (max_exposure_minor >= max_payout_minor);

create table originals_chains (
  id bigint generated always as identity primary key,
  -- Hash of the first link, told before the chain has a salt; the seed, from which all links follow, is sealed.
  anchor text not null unique check (anchor ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  length int not null check (length > 0),
  -- Links that flights have used.
  used int not null default 0 check (used between 0 and length),
  -- Set after the anchor was stored, before the first flight.
  salt text check (salt ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default clock_timestamp(),
  check (salt is not null or used = 0)
);

create table originals_flights (
  id bigint generated always as identity primary key,
  chain_id bigint not null references originals_chains (id),
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

-- A stake on a flight is a round whose numbers come from the flight instead of the member's seeds.
alter table originals_rounds
  alter column seed_id drop not null,
  alter column nonce drop not null,
  add column flight_id bigint references originals_flights (id),
  -- Hundredths at which the stake leaves by itself at the latest, and at which it left.
  add column leaves_at bigint check (leaves_at > 100),
  add column cash_out bigint check (cash_out > 100 and cash_out <= leaves_at),
  add check ((seed_id is null) = (flight_id is not null)),
  add check ((seed_id is null) = (nonce is null)),
  add check ((flight_id is null) = (leaves_at is null));
create index originals_rounds_flight on originals_rounds (flight_id, state) where flight_id is not null;
-- For the number of those who play now.
create index originals_rounds_placed on originals_rounds (placed_at);

-- A merchant who sells in-house games sells crash from now on, with the limits of dice.
insert into originals_games (code, name, game_id, position, enabled, min_stake_minor, max_stake_minor, max_payout_minor,
                             max_exposure_minor)
select 'crash', 'Crash', 'BGS4', position, enabled, min_stake_minor, max_stake_minor, max_payout_minor,
       max_payout_minor * 10
  from originals_games where code = 'dice';
