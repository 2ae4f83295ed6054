-- Bonus money lies in an account of its own, member:<id>:<asset>:bonus, beside what is available. A bonus is named by
-- the room that grants it; one of them runs at a time for a member and asset. Rows change under the lock of the bonus
-- account alone.
create table wallet_bonuses (
  bonus text primary key,
  member_id bigint not null,
  asset text not null,
  -- sticky: what was granted goes back when the rest becomes real money; non-sticky: all of it becomes real money;
  -- no-wager: wins are real money at once.
  kind text not null check (kind in ('sticky', 'non-sticky', 'no-wager')),
  -- converted: what its open stakes bring is real money; ended: it goes back.
  state text not null default 'running' check (state in ('running', 'converted', 'ended')),
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  -- A stake above it takes no bonus money; null: any.
  max_bet_minor bigint check (max_bet_minor > 0),
  -- Products that take bonus money; null: all.
  products text[],
  excluded_games text[] not null default '{}',
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create unique index wallet_bonuses_running on wallet_bonuses (member_id, asset) where state = 'running';

-- Stakes that were paid in part or wholly with bonus money; what they bring is shared in the same proportion.
create table wallet_bonus_stakes (
  bet text primary key,
  bonus text not null references wallet_bonuses,
  stake_minor bigint not null,
  bonus_minor bigint not null check (bonus_minor between 1 and stake_minor)
);
