-- A free bet pays one ticket that its member chooses, beside any bonus that runs. What was given before this is bonus
-- money for lotteries and stays so.
alter table promotions_grants add is_free_bet boolean not null default false;
-- The bet that it paid, also after that was given back.
alter table promotions_grants add used_bet uuid;
create index promotions_grants_bet on promotions_grants (used_bet) where used_bet is not null;
drop index promotions_grants_active;
create unique index promotions_grants_active on promotions_grants (member_id, asset)
  where state = 'active' and not is_free_bet;
