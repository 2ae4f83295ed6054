-- A jackpot pool of a lottery, and its balance in each asset. Its money lies in an account of its own. Settings are
-- equal in all assets.
create table lottery_pools (
  game_code text not null references lottery_games,
  level text not null check (level ~ '^[A-Z0-9]{1,8}$'),
  asset text not null,
  -- Part of each stake that goes into the pool, in hundredths of a percent.
  share_bp int not null check (share_bp between 1 and 10000),
  -- The merchant fills the pool up to this amount.
  guarantee_minor bigint not null check (guarantee_minor >= 0),
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  -- The jackpot that clients were last notified of.
  shown_minor bigint not null default 0,
  primary key (game_code, level, asset)
);

-- A pool in a draw. The share is fixed when the sale opens; the rest is set by the settlement and by corrections.
create table lottery_draw_pools (
  draw_id bigint not null references lottery_draws,
  level text not null,
  asset text not null,
  share_bp int not null check (share_bp between 1 and 10000),
  -- Position of the pool's prize in the rules, from 1.
  place int,
  contribution_minor bigint check (contribution_minor >= 0),
  -- Divided among the winners: the pool with the contribution of this draw.
  jackpot_minor bigint check (jackpot_minor >= 0),
  -- Winning combinations, and the sum of their unit stakes.
  winners bigint not null default 0,
  weight numeric not null default 0,
  paid_minor bigint not null default 0 check (paid_minor >= 0),
  -- Added by the house after the payment.
  refill_minor bigint not null default 0 check (refill_minor >= 0),
  primary key (draw_id, level, asset),
  check (paid_minor <= coalesce(jackpot_minor, 0))
);

-- Every movement of a pool; the sum is its balance. Each one is a transfer of the ledger.
create table lottery_pool_moves (
  id bigint generated always as identity primary key,
  game_code text not null,
  level text not null,
  asset text not null,
  draw_id bigint not null references lottery_draws,
  kind text not null check (kind in ('guarantee', 'contribution', 'refill', 'won', 'returned', 'refill-returned')),
  -- Negative for money that leaves the pool.
  amount_minor bigint not null check (amount_minor <> 0),
  balance_minor bigint not null check (balance_minor >= 0),
  transfer_key text not null unique,
  at timestamptz not null default clock_timestamp()
);
create index lottery_pool_moves_pool on lottery_pool_moves (game_code, level, asset, id);
create index lottery_pool_moves_draw on lottery_pool_moves (draw_id);
create trigger lottery_pool_moves_kept before delete or update on lottery_pool_moves
  for each statement execute function lottery_refuse_change();

-- Stakes on jackpots of a draw that is not settled yet, in shards by member. Deleted when the draw is closed.
create table lottery_pool_stakes (
  draw_id bigint not null,
  asset text not null,
  shard int not null,
  stake_minor bigint not null check (stake_minor >= 0),
  primary key (draw_id, asset, shard)
) with (fillfactor = 70);

-- Winning combinations by prize of a ticket with prize levels, in the order of the rule. A line that wins only a pool
-- has no hits.
alter table lottery_winning_picks add column prizes int[];
alter table lottery_winning_picks drop constraint lottery_winning_picks_hits_check;
alter table lottery_winning_picks add constraint lottery_winning_picks_hits
  check (hits > 0 or hits = 0 and prizes is not null) not valid;
alter table lottery_winning_picks validate constraint lottery_winning_picks_hits;
alter table lottery_lines drop constraint lottery_lines_hits_check;
alter table lottery_lines add constraint lottery_lines_hits check (hits >= 0) not valid;
alter table lottery_lines validate constraint lottery_lines_hits;
-- Winning combinations by prize over all tickets for money, for the list of results.
alter table lottery_draws add column prize_winners bigint[];

-- Further times of the draws of a lottery by calendar on the same days, such as 21:00 beside 13:00. Issues of a lottery
-- with several draws a day have the day and four digits in the order of the times.
alter table lottery_games add column more_times time[];
alter table lottery_games add constraint lottery_games_more_times
  check (more_times is null or draw_time is not null and cardinality(more_times) > 0);
