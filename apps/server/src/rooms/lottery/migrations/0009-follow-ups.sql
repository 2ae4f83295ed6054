-- A ticket that its member lets be bought again in the draws that follow. Each is a ticket of its own, so that no money is
-- set aside and every rule of a sale holds every time.
create table lottery_follow_ups (
  id uuid primary key,
  member_id bigint not null,
  user_name text not null,
  asset text not null,
  game_code text not null references lottery_games (code),
  -- Its lines are what is bought again, its odds what was promised.
  first_ticket uuid not null unique references lottery_tickets (id),
  draws_wanted int not null check (draws_wanted > 0),
  stop_on_win boolean not null,
  -- The most that all its tickets may cost more than they won.
  loss_cap_minor bigint check (loss_cap_minor > 0),
  state text not null default 'active' check (state in ('active','ended')),
  end_reason text,
  next_due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (end_reason is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create index lottery_follow_ups_due on lottery_follow_ups (next_due_at) where state = 'active';
create index lottery_follow_ups_member on lottery_follow_ups (member_id, created_at desc);

-- Its tickets in the order in which they were bought; the first one has place 0.
create table lottery_follow_up_tickets (
  follow_up_id uuid not null references lottery_follow_ups (id),
  place int not null check (place >= 0),
  ticket_id uuid not null unique references lottery_tickets (id),
  draw_id bigint not null,
  primary key (follow_up_id, place),
  -- Never twice for one draw.
  unique (follow_up_id, draw_id)
);
