-- Offers. What is written changes; what is in force is a version, which never changes. Amounts are minor units.
create table promotions_offers (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  asset text not null,
  code text unique,
  -- Promotion of the content that tells of it.
  announcement_id text,
  terms jsonb not null,
  texts jsonb not null,
  version int not null default 0,
  is_changed boolean not null default true,
  budget_minor bigint not null check (budget_minor > 0),
  -- Given, and set aside for those who joined: never above the budget, whoever asks at once.
  spent_minor bigint not null default 0 check (spent_minor between 0 and budget_minor),
  created_at timestamptz not null default clock_timestamp()
);
create index promotions_offers_created on promotions_offers (created_at);

create table promotions_offer_versions (
  offer_id bigint not null references promotions_offers,
  version int not null,
  kind text not null,
  terms jsonb not null,
  texts jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (offer_id, version)
);

-- Who joined an offer that waits for a deposit or for play, under the version that they saw.
create table promotions_acceptances (
  id bigint generated always as identity primary key,
  offer_id bigint not null,
  version int not null,
  member_id bigint not null,
  asset text not null,
  state text not null default 'open' check (state in ('open', 'done', 'left')),
  -- Of the budget, for what the deposit may bring.
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  order_id text,
  accepted_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  foreign key (offer_id, version) references promotions_offer_versions
);
create unique index promotions_acceptances_open on promotions_acceptances (member_id, offer_id) where state = 'open';
create index promotions_acceptances_offer on promotions_acceptances (offer_id, member_id);

-- Everything that was given or promised, once for its obligation.
create table promotions_awards (
  key text primary key,
  offer_id bigint not null,
  version int not null,
  member_id bigint not null,
  asset text not null,
  gift text not null check (gift in ('bonus', 'money', 'freeBet', 'freeRounds')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Where a wheel stopped.
  part int,
  at timestamptz not null default clock_timestamp(),
  foreign key (offer_id, version) references promotions_offer_versions
);
create index promotions_awards_member on promotions_awards (member_id, offer_id, at);
create index promotions_awards_offer on promotions_awards (offer_id, at);
create index promotions_awards_time on promotions_awards (at);

-- Bonus money of members. One runs at a time for a member and asset, the others wait for it.
create table promotions_grants (
  id uuid primary key default gen_random_uuid(),
  award_key text not null unique,
  -- Null for what other rooms gave.
  offer_id bigint,
  version int,
  member_id bigint not null,
  asset text not null,
  titles jsonb not null,
  money text not null check (money in ('sticky', 'non-sticky', 'no-wager')),
  wagering jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- To be played, and what was: the sum of `counted_minor` of its bets.
  total_minor bigint not null check (total_minor >= 0),
  wagered_minor bigint not null default 0 check (wagered_minor >= 0),
  state text not null default 'waiting'
    check (state in ('waiting', 'active', 'converted', 'spent', 'givenUp', 'expired')),
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  -- Of one that waits: until when it may begin.
  expires_at timestamptz not null,
  ended_at timestamptz,
  paid_minor bigint,
  foreign key (offer_id, version) references promotions_offer_versions,
  check ((ended_at is null) = (state in ('waiting', 'active')))
);
create unique index promotions_grants_active on promotions_grants (member_id, asset) where state = 'active';
create index promotions_grants_member on promotions_grants (member_id, created_at desc, id);
create index promotions_grants_created on promotions_grants (created_at, id);
create index promotions_grants_offer on promotions_grants (offer_id, created_at);
create index promotions_grants_due on promotions_grants (expires_at) where state in ('waiting', 'active');

-- Members whose bets are looked at: they have bonus money, or joined something that counts play.
create table promotions_watched (
  member_id bigint not null,
  asset text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, asset)
);

-- Their bets, made from events of every source; either half of a row may come first or again.
create table promotions_bets (
  key uuid primary key,
  member_id bigint not null,
  asset text not null,
  product text not null,
  stake_minor bigint,
  bonus_minor bigint,
  placed_at timestamptz,
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded', 'cancelled')),
  win_minor bigint not null default 0,
  bonus_win_minor bigint not null default 0,
  settled_at timestamptz,
  version int not null default 0,
  grant_id uuid references promotions_grants,
  counted_minor bigint not null default 0
);
create index promotions_bets_member on promotions_bets (member_id, asset, placed_at);
create index promotions_bets_grant on promotions_bets (grant_id) where grant_id is not null;
create index promotions_bets_placed on promotions_bets (placed_at);

-- Shares of a red packet, drawn when it is published, taken in their order.
create table promotions_shares (
  offer_id bigint not null references promotions_offers,
  place int not null,
  amount_minor bigint not null check (amount_minor > 0),
  member_id bigint,
  taken_at timestamptz,
  primary key (offer_id, place)
);
create index promotions_shares_free on promotions_shares (offer_id, place) where member_id is null;
create unique index promotions_shares_member on promotions_shares (offer_id, member_id) where member_id is not null;

-- Deposits of members, as they were told: which one is the first, and what terms would have cost.
create table promotions_deposits (
  order_id text primary key,
  member_id bigint not null,
  amount_minor bigint not null,
  is_reversed boolean not null default false,
  at timestamptz not null default clock_timestamp()
);
create index promotions_deposits_member on promotions_deposits (member_id, at);
create index promotions_deposits_time on promotions_deposits (at);

-- Periods of cashback and rebates: paid once.
create table promotions_periods (
  offer_id bigint not null references promotions_offers,
  from_day date not null,
  paid_at timestamptz,
  primary key (offer_id, from_day)
);
