-- Offers. The offer itself is a draft that changes; published versions never change. Amounts are minor units.
create table promotions_offers (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null default 'draft' check (state in ('draft', 'running', 'paused', 'ended')),
  asset text not null,
  code text unique,
  -- Promotion page in the content room that announces the offer.
  announcement_id text,
  terms jsonb not null,
  texts jsonb not null,
  version int not null default 0,
  is_changed boolean not null default true,
  budget_minor bigint not null check (budget_minor > 0),
  -- Granted and reserved amount; never above the budget, also under concurrent requests.
  spent_minor bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  -- Time when an operator ended the offer. Rewards for play before that time are still paid.
  ended_at timestamptz,
  -- Merkle root over the salted shares of a red packet.
  packet_root text,
  -- Budget of the draft; `budget_minor` is the approved one.
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
  -- Conditions of the segment named in the terms, at the time of the approval. A change of the segment takes effect
  -- with the offer's next version. Null if the terms name no segment, or one that does not exist.
  conditions jsonb,
  primary key (offer_id, version)
);

-- Members who joined an offer that requires a deposit or play, with the version that they accepted.
create table promotions_acceptances (
  id bigint generated always as identity primary key,
  offer_id bigint not null,
  version int not null,
  member_id bigint not null,
  asset text not null,
  state text not null default 'open' check (state in ('open', 'done', 'left')),
  -- Part of the budget that is reserved for the reward of the deposit.
  reserved_minor bigint not null default 0 check (reserved_minor >= 0),
  order_id text,
  accepted_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version)
);
create unique index promotions_acceptances_open on promotions_acceptances (member_id, offer_id) where state = 'open';
create index promotions_acceptances_offer on promotions_acceptances (offer_id, member_id);

-- All rewards granted or promised, once per obligation.
create table promotions_awards (
  key text primary key,
  offer_id bigint not null,
  version int not null,
  member_id bigint not null,
  asset text not null,
  gift text not null check (gift in ('bonus', 'money', 'freeBet', 'freeRounds')),
  amount_minor bigint not null check (amount_minor > 0),
  -- Segment on which the wheel stopped.
  part int,
  at timestamptz not null default clock_timestamp(),
  -- Time when an uncollected reward expired and its part of the budget was released.
  lapsed_at timestamptz,
  -- For free rounds whose wins become bonus money: the reserved part of the budget. Null: the award costs its own
  -- amount.
  reserved_minor bigint check (reserved_minor >= 0),
  -- Time when the award was compared with those of members on the same device; null until then.
  compared_at timestamptz,
  foreign key (offer_id, version) references promotions_offer_versions (offer_id, version)
);
create index promotions_awards_member on promotions_awards (member_id, offer_id, at);
create index promotions_awards_offer on promotions_awards (offer_id, at);
create index promotions_awards_time on promotions_awards (at);
create index promotions_awards_uncompared on promotions_awards (at, key) where compared_at is null;

-- Bonus money of members. One bonus is active per member and asset; the others wait.
create table promotions_grants (
  id uuid primary key default gen_random_uuid(),
  award_key text not null unique,
  -- Null for bonus money from other rooms.
  offer_id bigint,
  version int,
  member_id bigint not null,
  asset text not null,
  titles jsonb not null,
  money text not null check (money in ('sticky', 'non-sticky', 'no-wager')),
  wagering jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Wagering requirement, and the progress: the sum of `counted_minor` of its bets.
  total_minor bigint not null check (total_minor >= 0),
  wagered_minor bigint not null default 0 check (wagered_minor >= 0),
  state text not null default 'waiting' check (state in ('waiting', 'active', 'converted', 'spent', 'givenUp',
    'expired')),
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  -- For a waiting bonus: the latest time at which it can start.
  expires_at timestamptz not null,
  ended_at timestamptz,
  paid_minor bigint,
  -- A free bet pays for one ticket of the member's choice, in addition to an active bonus.
  is_free_bet boolean not null default false,
  -- The bet paid with it, also after a refund.
  used_bet uuid,
  -- The award whose free rounds won it, and the amount of wins that were rolled back entirely. Partial rollbacks
  -- reduce the amount.
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
-- For the report of bonus money converted to real money in a period.
create index promotions_grants_ended on promotions_grants (ended_at) where paid_minor > 0;
create index promotions_grants_bet on promotions_grants (used_bet) where used_bet is not null;
create unique index promotions_grants_active on promotions_grants (member_id, asset)
  where state = 'active' and not is_free_bet;
create index promotions_grants_wins on promotions_grants (offer_id, created_at) where source_key is not null;

-- Members whose bets are tracked, because they have bonus money or joined an offer that counts play.
create table promotions_watched (
  member_id bigint not null,
  asset text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (member_id, asset)
);

-- Bets of these members, from events of every source. Either half of a row may arrive first or repeatedly.
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
  -- Odds of a bet x 10,000, if it has odds. Bets below an offer's odds floor do not count.
  odds_scaled bigint,
  -- A member's bets on one round or draw are judged together, because opposite bets cover each other. Null: the bet is
  -- judged alone.
  round_key uuid,
  -- Part of the bet that is included in the running sum of the member's referral.
  referred_minor bigint not null default 0,
  -- Product as which the bet counts for wagering, if it differs: in-house slots count as slots.
  wagers_as text
);
create index promotions_bets_member on promotions_bets (member_id, asset, placed_at);
create index promotions_bets_grant on promotions_bets (grant_id) where grant_id is not null;
create index promotions_bets_placed on promotions_bets (placed_at);
create index promotions_bets_round on promotions_bets (member_id, round_key) where round_key is not null;

-- Shares of a red packet, drawn when it is published, and taken in their order.
create table promotions_shares (
  offer_id bigint not null references promotions_offers,
  place int not null,
  amount_minor bigint not null check (amount_minor > 0),
  member_id bigint,
  taken_at timestamptz,
  -- Salt of the share. The root over all salted shares is published before the first share is opened.
  salt text,
  primary key (offer_id, place)
);
create index promotions_shares_free on promotions_shares (offer_id, place) where member_id is null;
create unique index promotions_shares_member on promotions_shares (offer_id, member_id) where member_id is not null;

-- Deposits of members, to determine the first deposit and to forecast the cost of terms.
create table promotions_deposits (
  order_id text primary key,
  member_id bigint not null,
  amount_minor bigint not null,
  is_reversed boolean not null default false,
  at timestamptz not null default clock_timestamp()
);
create index promotions_deposits_member on promotions_deposits (member_id, at);
create index promotions_deposits_time on promotions_deposits (at);

-- Paid periods of cashback and rebates; each is paid once.
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
  -- Null for a registration with a code while no referral offer is active.
  offer_id bigint,
  version int,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'refused')),
  -- Reason why no reward was granted: same person, daily limit, budget.
  reason text,
  registered_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  -- Real money wagered by the new member, as a running sum, and the amount that the offer requires. `near` lists the
  -- matching data of the two members when the rewards were granted.
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

-- The last state of invitations sent to the site (flag REFERRAL). When an offer starts or ends by its date, the state
-- is sent once, and manual changes by an operator remain until then.
create table promotions_invitations (
  is_it boolean primary key default true check (is_it),
  is_on boolean not null
);
insert into promotions_invitations (is_on) values (false);

-- Members who used an offer on the same device; an operator reviews the withdrawals of both. One row for each of the
-- two.
create table promotions_related_members (
  member_id bigint not null,
  other_id bigint not null,
  offer_id bigint not null references promotions_offers,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, other_id, offer_id)
);
create index promotions_related_members_other on promotions_related_members (other_id);
create index promotions_related_members_time on promotions_related_members (at);
