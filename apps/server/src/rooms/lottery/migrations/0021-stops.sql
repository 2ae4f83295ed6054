-- Numbers of a draw that operators sell no more; a number of a play of several numbers stops every line with it.
-- Removed when the draw is closed.
create table lottery_stopped_numbers (
  draw_id bigint not null references lottery_draws,
  play text not null,
  number text not null,
  stopped_by text not null,
  stopped_at timestamptz not null default clock_timestamp(),
  reason text not null,
  primary key (draw_id, play, number)
);

alter table lottery_draws
  -- Whether any of its numbers is stopped, so that the sale looks for them in such draws alone.
  add column has_stops boolean not null default false,
  -- When operators ended the sale before its time. `lock_at` stays: the round of the beacon follows from it.
  add column closed_at timestamptz;
