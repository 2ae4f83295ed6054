-- When a member last bought a ticket of a game.
create table lottery_recents (
  member_id bigint not null,
  game_code text not null,
  played_at timestamptz not null,
  primary key (member_id, game_code)
);
