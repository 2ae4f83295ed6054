-- A count of equal rounds that the member began once. The page asks for each of them; what was played and lost follows
-- from the rounds, so that nothing is counted twice.
create table originals_autos (
  id uuid primary key,
  member_id bigint not null,
  asset text not null,
  game_code text not null references originals_games (code),
  choices jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  rounds int not null check (rounds between 2 and 100),
  -- The rounds together never lose more.
  loss_stop_minor bigint not null check (loss_stop_minor >= stake_minor),
  begun_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  state text not null default 'running'
    check (state in ('running', 'count', 'loss', 'stopped', 'left', 'replaced', 'refused', 'closed'))
);
-- One at a time, in whatever game.
create unique index originals_autos_running on originals_autos (member_id) where state = 'running';
create index originals_autos_left on originals_autos (last_at) where state = 'running';

alter table originals_rounds add column auto_id uuid references originals_autos (id);
create index originals_rounds_auto on originals_rounds (auto_id) where auto_id is not null;
