-- Members who had one offer from one device: a person looks at the withdrawals of both. A row for each of the two.
create table promotions_near_members (
  member_id bigint not null,
  other_id bigint not null,
  offer_id bigint not null references promotions_offers (id),
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, other_id, offer_id)
);
create index promotions_near_members_other on promotions_near_members (other_id);
create index promotions_near_members_time on promotions_near_members (at);
-- When an award was held against those of members with the same device; null until then. Former ones are left alone.
alter table promotions_awards add compared_at timestamptz;
update promotions_awards set compared_at = at;
create index promotions_awards_uncompared on promotions_awards (at, key) where compared_at is null;
