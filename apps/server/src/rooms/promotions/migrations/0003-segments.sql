-- When an operator ended an offer: what was played until then is still paid.
alter table promotions_offers add ended_at timestamptz;

-- Something that was promised and never collected: its part of the budget was given back.
alter table promotions_awards add lapsed_at timestamptz;

-- Groups of members, kept as what is asked about them; who belongs to one is asked anew each time.
create table promotions_segments (
  id bigint generated always as identity primary key,
  name text not null unique,
  conditions jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);

-- Members who could have had an offer with a control group, from when they came to see the promotions.
create table promotions_exposures (
  offer_id bigint not null references promotions_offers,
  member_id bigint not null,
  is_control boolean not null,
  at timestamptz not null default clock_timestamp(),
  primary key (offer_id, member_id)
);
create index promotions_exposures_member on promotions_exposures (member_id);
