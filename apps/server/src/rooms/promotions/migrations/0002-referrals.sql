-- Members who came by the code of another, while an offer for both ran.
create table promotions_referrals (
  member_id bigint primary key,
  inviter_id bigint not null,
  offer_id bigint not null,
  version int not null,
  state text not null default 'waiting' check (state in ('waiting', 'given', 'refused')),
  -- Why nothing was given: same person, too many in a day, budget.
  reason text,
  registered_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  foreign key (offer_id, version) references promotions_offer_versions,
  check ((state = 'waiting') = (decided_at is null))
);
create index promotions_referrals_inviter on promotions_referrals (inviter_id, registered_at desc);
create index promotions_referrals_waiting on promotions_referrals (member_id) where state = 'waiting';
