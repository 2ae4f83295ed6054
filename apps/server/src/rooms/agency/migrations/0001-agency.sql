-- The tree of agents and their members, and its figures. Amounts are minor units of the merchant's currency; rates are
-- whole steps of 0.0001, those of lotteries prize groups.
create table agency_members (
  member_id bigint primary key,
  -- Null at the top.
  parent_id bigint references agency_members,
  -- All uppers, from the top to the parent. Says now who may see the member; which day counts for whom is in the placements.
  path bigint[] not null,
  account text not null,
  type int not null,
  asset text not null,
  joined_at timestamptz not null,
  -- Last call of the member, written every few seconds.
  seen_at timestamptz
);
create index agency_members_path on agency_members using gin (path);
create index agency_members_parent on agency_members (parent_id, member_id);
create index agency_members_joined on agency_members (joined_at);

-- Whose figures the member's days belong to: the row with the last `from_day` that is not after the day.
create table agency_placements (
  member_id bigint not null references agency_members,
  from_day date not null,
  path bigint[] not null,
  primary key (member_id, from_day)
);

-- Days on which a member called.
create table agency_seen_days (
  day date not null,
  member_id bigint not null,
  primary key (day, member_id)
);

-- Figures of a member by day: own ones, and those of the whole team with the member in it.
create table agency_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  deposit_minor bigint not null default 0,
  withdrawal_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bonus_minor bigint not null default 0,
  commission_minor bigint not null default 0,
  bets int not null default 0,
  primary key (member_id, is_team, day)
);
create table agency_product_days (
  member_id bigint not null,
  is_team boolean not null,
  day date not null,
  product text not null,
  turnover_minor bigint not null default 0,
  prize_minor bigint not null default 0,
  bets int not null default 0,
  primary key (member_id, is_team, day, product)
);

-- Bets of members, made from events of every source; either half of a row may come first or again.
create table agency_bets (
  key uuid primary key,
  source text not null,
  vendor text,
  bet_id text not null,
  member_id bigint not null,
  product text not null,
  game_code text not null,
  game_name text not null,
  round_id text,
  stake_minor bigint,
  bonus_minor bigint,
  -- Null until the bet is known.
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  settled_at timestamptz,
  version int not null default 0,
  -- What of the bet stands in the days; the day is that of the first settlement, also after a correction.
  counted_day date,
  counted_turnover_minor bigint not null default 0,
  counted_prize_minor bigint not null default 0,
  counted_bets int not null default 0
);
create index agency_bets_newest on agency_bets (placed_at desc, key) where placed_at is not null;
create index agency_bets_member on agency_bets (member_id, placed_at desc) where placed_at is not null;

-- Deposits, withdrawals and payments that count, each once by its key.
create table agency_payments (
  key text primary key,
  member_id bigint not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'bonus', 'commission')),
  -- Below zero where something is taken back.
  amount_minor bigint not null,
  day date not null
);

-- What a member earns on bets of a product from a moment on.
create table agency_rates (
  id bigint generated always as identity primary key,
  member_id bigint not null references agency_members,
  product text not null,
  rate int not null check (rate >= 0),
  from_at timestamptz not null default clock_timestamp(),
  -- Account of the member, operator or link that set it.
  changed_by text not null
);
create index agency_rates_member on agency_rates (member_id, product, from_at desc, id desc);

-- Codes with which somebody registers below an agent, and what they begin with.
create table agency_links (
  id bigint generated always as identity primary key,
  agent_id bigint not null references agency_members,
  code text not null unique,
  label text not null,
  -- Customer type of those who register with it.
  type int not null check (type in (0, 1)),
  rates jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  used int not null default 0
);
create index agency_links_agent on agency_links (agent_id, id desc);
