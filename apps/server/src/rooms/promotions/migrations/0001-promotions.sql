-- Offers. What is written changes; what is in force is a version, which never changes. Amounts are minor units.
create table promotions_offers (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  asset text not null,
  code text unique,
  -- Promotion page of the content room that announces it.
  announcement_id text,
  terms jsonb not null,
  texts jsonb not null,
  version int not null default 0,
  is_changed boolean not null default true,
  budget_minor bigint not null check (budget_minor > 0),
  -- Given and reserved: never above the budget, also under concurrent requests.
  spent_minor bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- When an operator ended an offer: what was played until then is still paid.
  ended_at timestamptz,
  -- Root over the salted shares of a red packet.
  packet_root text,
  -- The budget as it is written; `budget_minor` is the one that was approved.
  written_budget_minor bigint not null check (written_budget_minor > 0),
  check (spent_minor between 0 and budget_minor)
);
create index promotions_offers_created on promotions_offers (created_at);

create table promotions_offer_versions (
  offer_id bigint not null references promotions_offers,
  version int not null,
  kind text not null,
  terms jsonb not null,
  texts jsonb not null,
  at timestamptz not null default clock_timestamp(),
  -- Conditions of the segment that the terms name, as they were when the version was approved: a change of the
  -- segment reaches the offer with its next version. Null where the terms name none, or one that does not exist.
  conditions jsonb,
  primary key (offer_id, version)
);

-- Members who joined an offer that waits for a deposit or for play, with the version that they accepted.
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
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version)
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
  -- Something that was promised and never collected: its part of the budget was given back.
  lapsed_at timestamptz,
  -- Of free rounds whose wins become bonus money: what of the budget is still set aside for them. Null: the award
  -- costs its own amount.
  reserved_minor bigint check (reserved_minor >= 0),
  -- When the award was compared with those of members with the same device; null until then.
  compared_at timestamptz,
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version)
);
create index promotions_awards_member on promotions_awards (member_id, offer_id, at);
create index promotions_awards_offer on promotions_awards (offer_id, at);
create index promotions_awards_time on promotions_awards (at);
create index promotions_awards_uncompared on promotions_awards (at, key) where compared_at is null;

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
  state text not null default 'waiting' check (state in ('waiting', 'active', 'converted', 'spent', 'givenUp',
    'expired')),
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  -- Of one that waits: until when it may begin.
  expires_at timestamptz not null,
  ended_at timestamptz,
  paid_minor bigint,
  -- A free bet pays one ticket that its member chooses, beside any bonus that runs.
  is_free_bet boolean not null default false,
  -- The bet that it paid, also after that was given back.
  used_bet uuid,
  -- The award whose free rounds won it, and what of that was taken back whole; what is taken back in part lessens the
  -- amount.
  source_key text,
  taken_back_minor bigint not null default 0,
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version),
  check ((ended_at is null) = (state in ('waiting', 'active'))),
  check (taken_back_minor between 0 and amount_minor)
);
create index promotions_grants_member on promotions_grants (member_id, created_at desc, id);
create index promotions_grants_created on promotions_grants (created_at, id);
create index promotions_grants_offer on promotions_grants (offer_id, created_at);
create index promotions_grants_due on promotions_grants (expires_at) where state in ('waiting', 'active');
-- The report asks which bonus money became real money in a period.
create index promotions_grants_ended on promotions_grants (ended_at) where paid_minor > 0;
create index promotions_grants_bet on promotions_grants (used_bet) where used_bet is not null;
create unique index promotions_grants_active on promotions_grants (member_id, asset)
  where state = 'active' and not is_free_bet;
create index promotions_grants_wins on promotions_grants (offer_id, created_at) where source_key is not null;

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
  counted_minor bigint not null default 0,
  -- Price of a bet x 10,000, where it has one: bets under the floor of an offer do not count.
  odds_scaled bigint,
  -- Bets of one member on one round or draw are judged together: sides of a round that are bet apart cover one
  -- another. Null: the bet is judged by itself.
  round_key uuid,
  -- What of a bet is in the running sum of its member's referral.
  referred_minor bigint not null default 0,
  -- The kind of play as which a bet counts for bonus money, where it is not its product: in-house slots are slots.
  wagers_as text
);
create index promotions_bets_member on promotions_bets (member_id, asset, placed_at);
create index promotions_bets_grant on promotions_bets (grant_id) where grant_id is not null;
create index promotions_bets_placed on promotions_bets (placed_at);
create index promotions_bets_round on promotions_bets (member_id, round_key) where round_key is not null;

-- Shares of a red packet, drawn when it is published, taken in their order.
create table promotions_shares (
  offer_id bigint not null references promotions_offers,
  place int not null,
  amount_minor bigint not null check (amount_minor > 0),
  member_id bigint,
  taken_at timestamptz,
  -- Shares of a packet are committed to before the first is opened: the root is published, each share has its salt.
  salt text,
  primary key (offer_id, place)
);
create index promotions_shares_free on promotions_shares (offer_id, place) where member_id is null;
create unique index promotions_shares_member on promotions_shares (offer_id, member_id) where member_id is not null;

-- Deposits of members: decide which one is the first, and what terms would have cost.
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

-- Referrals: members who registered with the code of another member.
create table promotions_referrals (
  member_id bigint primary key,
  inviter_id bigint not null,
  -- Null for a registration by a code while no offer for referrals runs.
  offer_id bigint,
  version int,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'refused')),
  -- Why nothing was given: same person, too many in a day, budget.
  reason text,
  registered_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Real money that the new member has played, as a running sum, and how much the offer asks for. `near` is what the
  -- two had in common when the rewards were given.
  played_minor bigint not null default 0,
  needed_minor bigint not null default 0,
  near text check (near in ('device', 'address')),
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version),
  check ((state = 'waiting') = (decided_at is null))
);
create index promotions_referrals_inviter on promotions_referrals (inviter_id, registered_at desc);
create index promotions_referrals_due on promotions_referrals (member_id)
  where state = 'waiting' and played_minor >= needed_minor;

-- Segments, stored as conditions; membership is evaluated on every use.
create table promotions_segments (
  id bigint generated always as identity primary key,
  name text not null unique,
  conditions jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Members eligible for an offer with a control group, from their first visit to the promotions.
create table promotions_exposures (
  offer_id bigint not null references promotions_offers,
  member_id bigint not null,
  is_control boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (offer_id, member_id)
);
create index promotions_exposures_member on promotions_exposures (member_id);

-- What the site was told last about invitations (flag REFERRAL): an offer that begins or ends by its date is told
-- once, and what an operator set by hand meanwhile stands until then.
create table promotions_invitations (
  is_it boolean primary key default true check (is_it),
  is_on boolean not null
);
insert into promotions_invitations (is_on) values (false);

-- Members who had one offer from one device: a person looks at the withdrawals of both. A row for each of the two.
create table promotions_near_members (
  member_id bigint not null,
  other_id bigint not null,
  offer_id bigint not null references promotions_offers,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, other_id, offer_id)
);
create index promotions_near_members_other on promotions_near_members (other_id);
create index promotions_near_members_time on promotions_near_members (at);
