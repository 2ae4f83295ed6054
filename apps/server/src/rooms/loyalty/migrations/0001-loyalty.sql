-- Levels, missions, check-ins, and rewards to collect. Amounts are minor units of the merchant's currency.
create table loyalty_levels (
  level int primary key check (level between 1 and 30),
  -- Total deposits and total turnover required for a promotion to the level.
  deposit_minor bigint not null check (deposit_minor >= 0),
  turnover_minor bigint not null check (turnover_minor >= 0),
  -- Turnover within a period that is required to keep the level.
  keep_minor bigint not null check (keep_minor >= 0),
  -- Rebates in steps of 0.01 % of a day's turnover, by product; a missing product has none.
  rebates jsonb not null,
  rebate_cap_minor bigint not null check (rebate_cap_minor >= 0),
  -- Gifts: once on reaching the level, on the birthday, and each month.
  upgrade_minor bigint not null check (upgrade_minor >= 0),
  birthday_minor bigint not null check (birthday_minor >= 0),
  monthly_minor bigint not null check (monthly_minor >= 0),
  withdraw_daily_minor bigint not null check (withdraw_daily_minor >= 0),
  free_withdrawals int not null check (free_withdrawals >= 0),
  service text not null check (service in ('standard', 'priority', 'personal')),
  -- Label of members of the level, in addition to their own; clients read it as clubLabel. Empty for none.
  label text not null default '' check (length(label) <= 32)
);
insert into loyalty_levels (level, deposit_minor, turnover_minor, keep_minor, rebates, rebate_cap_minor, upgrade_minor,
  birthday_minor, monthly_minor, withdraw_daily_minor, free_withdrawals, service) values
  (1, 0, 0, 0,
    '{"lottery": 35, "slots": 35, "live": 35, "pvp": 35,
      "fish": 35, "sports": 35, "esports": 35, "cockfight": 35, "originals": 35}',
    1688800000, 0, 0, 0, 20000000000, 3, 'standard'),
  (2, 500000000, 5000000000, 2000000000,
    '{"lottery": 40, "slots": 45, "live": 40, "pvp": 40,
      "fish": 45, "sports": 40, "esports": 40, "cockfight": 40, "originals": 40}',
    1888800000, 18800000, 8800000, 6600000, 20000000000, 4, 'standard'),
  (3, 2000000000, 20000000000, 6000000000,
    '{"lottery": 45, "slots": 55, "live": 45, "pvp": 45,
      "fish": 55, "sports": 45, "esports": 45, "cockfight": 45, "originals": 50}',
    2888800000, 38800000, 18800000, 8800000, 25000000000, 5, 'standard'),
  (4, 10000000000, 50000000000, 18000000000,
    '{"lottery": 50, "slots": 60, "live": 50, "pvp": 50,
      "fish": 60, "sports": 50, "esports": 50, "cockfight": 50, "originals": 55}',
    3888800000, 88800000, 38800000, 18800000, 30000000000, 6, 'priority'),
  (5, 30000000000, 150000000000, 60000000000,
    '{"lottery": 55, "slots": 70, "live": 55, "pvp": 55,
      "fish": 70, "sports": 55, "esports": 55, "cockfight": 55, "originals": 60}',
    4888800000, 188800000, 88800000, 58800000, 35000000000, 8, 'priority'),
  (6, 80000000000, 400000000000, 150000000000,
    '{"lottery": 60, "slots": 75, "live": 60, "pvp": 60,
      "fish": 75, "sports": 60, "esports": 60, "cockfight": 60, "originals": 65}',
    5888800000, 388800000, 138800000, 128800000, 40000000000, 10, 'priority'),
  (7, 150000000000, 800000000000, 300000000000,
    '{"lottery": 65, "slots": 80, "live": 65, "pvp": 65,
      "fish": 80, "sports": 65, "esports": 65, "cockfight": 65, "originals": 70}',
    6888800000, 588800000, 238800000, 288800000, 45000000000, 15, 'personal'),
  (8, 300000000000, 1500000000000, 600000000000,
    '{"lottery": 70, "slots": 90, "live": 70, "pvp": 70,
      "fish": 90, "sports": 70, "esports": 70, "cockfight": 70, "originals": 75}',
    8888800000, 888800000, 388800000, 588800000, 50000000000, 20, 'personal');

create table loyalty_terms (
  id boolean primary key default true check (id),
  keep_days int not null check (keep_days between 1 and 366),
  -- Turnover that earns one point.
  point_minor bigint not null check (point_minor > 0),
  -- Days before a reward of this room expires.
  reward_days int not null check (reward_days between 1 and 366),
  -- Rewards of the days of a check-in round.
  check_in_minor bigint[] not null check (cardinality(check_in_minor) between 1 and 31),
  -- Counts changes, so that an edit of a stale version is rejected.
  version int not null default 1,
  -- Whether gifts of levels, missions and check-ins are real money or bonus money with a wagering requirement. Rebates
  -- are always real money.
  gift text not null default 'money' check (gift in ('money', 'bonus')),
  -- Wagering requirement and period of gifts in bonus money. A gift keeps the terms of the time when it was given.
  gift_times int not null default 1 check (gift_times between 1 and 10),
  gift_days int not null default 30 check (gift_days between 1 and 90)
);
insert into loyalty_terms (keep_days, point_minor, reward_days, check_in_minor)
values (60, 1000000, 30, '{50000,50000,100000,100000,200000,200000,300000}');

create table loyalty_members (
  member_id bigint primary key,
  asset text not null,
  level int not null default 1,
  -- The highest level ever held. To regain a level held before, a member only has to meet the conditions for keeping
  -- it.
  highest int not null default 1,
  deposit_minor bigint not null default 0,
  turnover_minor bigint not null default 0,
  since timestamptz not null default clock_timestamp(),
  -- Day of the last promotion; at most one per day.
  risen_on date,
  -- First day of the current period.
  keep_from date not null,
  -- Day of the next check of the level.
  check_on date not null,
  has_missions boolean not null default true,
  -- MM-DD as entered by the member, and the time; it can be entered once.
  birthday text check (birthday ~ '^\d\d-\d\d$'),
  birthday_saved_on date
);
create index loyalty_members_check on loyalty_members (check_on, member_id);
create index loyalty_members_birthday on loyalty_members (birthday, member_id) where birthday is not null;

create table loyalty_history (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  from_level int not null,
  to_level int not null,
  cause text not null check (cause in ('risen', 'dropped', 'operator')),
  at timestamptz not null default clock_timestamp()
);
create index loyalty_history_member on loyalty_history (member_id, id desc);

-- Bets as counted. Either half of a row may arrive first or twice. Kept until no event can repeat.
create table loyalty_bets (
  key uuid primary key,
  member_id bigint not null,
  asset text not null,
  product text not null,
  -- Without bonus money; null until the placement has arrived.
  stake_minor bigint,
  -- Whether it was won or lost; null until settled.
  is_played boolean,
  settled_at timestamptz,
  version int not null default 0,
  counted_day date,
  counted_minor bigint not null default 0,
  counted_bets int not null default 0,
  noted_at timestamptz not null default clock_timestamp(),
  -- Win of the bet. A bet that returned exactly its stake adds no turnover, because nothing was at risk.
  win_minor bigint
);
create index loyalty_bets_noted on loyalty_bets (noted_at);

-- Play of members, by the day of the first settlement in the merchant's time zone.
create table loyalty_days (
  day date not null,
  member_id bigint not null,
  product text not null,
  turnover_minor bigint not null default 0,
  bets int not null default 0,
  primary key (day, member_id, product)
);
create index loyalty_days_member on loyalty_days (member_id, day);

-- Counted deposits, each once; negative where one was taken back.
create table loyalty_deposits (
  key text primary key,
  member_id bigint not null,
  amount_minor bigint not null
);

-- Rewards of all rooms that members may collect. The source identifies the obligation.
create table loyalty_rewards (
  id bigint generated always as identity primary key,
  source_key text not null unique,
  member_id bigint not null,
  -- Kind of the reward; determines the room that pays it out.
  kind text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  asset text not null,
  -- Title by language, or the name of a template with its parameters.
  title jsonb not null,
  terms jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'collected', 'expired')),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Data for one kind of reward, such as the wagering terms of free rounds.
  details jsonb,
  check ((state = 'waiting') = (ended_at is null))
);
create index loyalty_rewards_member on loyalty_rewards (member_id, id desc);
create index loyalty_rewards_created on loyalty_rewards (created_at);
create index loyalty_rewards_waiting on loyalty_rewards (member_id, expires_at) where state = 'waiting';
create index loyalty_rewards_due on loyalty_rewards (expires_at) where state = 'waiting';
create index loyalty_rewards_collected on loyalty_rewards (ended_at) where state = 'collected';
-- For the console's filter by state.
create index loyalty_rewards_state on loyalty_rewards (state, created_at);
-- For pages of open rewards, newest first, without reading earlier rewards.
create index loyalty_rewards_pages on loyalty_rewards (member_id, id desc) include (expires_at) where state = 'waiting';

create table loyalty_missions (
  id bigint generated always as identity primary key,
  period text not null check (period in ('day', 'week', 'once')),
  -- Counted activity. No mission rewards deposits, higher stakes or losses. Setting a limit counts only once;
  -- otherwise lowering it again would be rewarded each time.
  goal text not null check (goal in ('bets', 'checkIns', 'verified', 'limits')),
  -- For `bets`: the products that count; null for all.
  products text[],
  target int not null check (target between 1 and 1000),
  amount_minor bigint not null check (amount_minor > 0),
  titles jsonb not null,
  position int not null default 0,
  is_open boolean not null default true,
  changed_at timestamptz not null default clock_timestamp(),
  -- Budget for all rewards of the mission, and the amount given so far. It is never exceeded, however many members
  -- reach the goal at the same time.
  budget_minor bigint not null,
  spent_minor bigint not null default 0,
  -- Increased by every change, so that an approved request does not overwrite another change.
  version int not null default 1,
  check (budget_minor >= amount_minor),
  check (spent_minor between 0 and budget_minor),
  constraint loyalty_missions_limits_check check (goal <> 'limits' or period = 'once' and target = 1)
);

create table loyalty_progress (
  member_id bigint not null,
  mission_id bigint not null references loyalty_missions,
  -- First day of the day or week; a fixed day for missions that can be completed once.
  since date not null,
  done int not null,
  primary key (member_id, mission_id, since)
);

create table loyalty_check_ins (
  member_id bigint not null,
  -- In the merchant's time zone.
  day date not null,
  -- Position in the round, from 1.
  step int not null,
  amount_minor bigint not null,
  primary key (member_id, day)
);

-- Progress of a daily run: the last processed member, null once the run is complete.
create table loyalty_runs (
  kind text not null check (kind in ('rebate', 'monthly', 'birthday')),
  day date not null,
  after_member bigint default 0,
  rewards int not null default 0,
  amount_minor bigint not null default 0,
  -- Time when the run processed its last members; it fixes the level that applies.
  laid_at timestamptz not null default clock_timestamp(),
  primary key (kind, day)
);

-- Amounts by which corrections of days with a computed rebate change the next rebate. They include the day's cap and
-- the member's level of that time. Negative after an excessive rebate, until later rebates cover it.
create table loyalty_owed (
  member_id bigint primary key,
  amount_minor bigint not null
);
