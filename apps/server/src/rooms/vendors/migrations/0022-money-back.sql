-- Money of members who may not play is fetched back from vendors, each member and vendor at a due time of its own.
alter table vendors_players add column look_at timestamptz not null default clock_timestamp();
create index vendors_players_due on vendors_players (look_at) where wallet_minor > 0;
-- Nothing reads all holders in order any more.
drop index vendors_players_with_money;
-- "What lies there" of one member is read with every transfer.
create index vendors_players_member on vendors_players (member_id) where wallet_minor > 0;

-- Vendors that did not answer when money was fetched back, and when they are asked again.
create table vendors_silent (
  vendor text primary key,
  tries int not null default 1,
  until_at timestamptz not null
);
