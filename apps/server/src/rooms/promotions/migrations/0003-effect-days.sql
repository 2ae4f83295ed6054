-- Play of members who could take an offer with a control group, by local day, summed when its bets are deleted.
-- Newer play is read from promotions_bets. Amounts are minor units of real money.
create table promotions_effect_days (
  offer_id bigint not null references promotions_offers,
  day date not null,
  is_control boolean not null,
  turnover_minor bigint not null,
  revenue_minor bigint not null,
  primary key (offer_id, day, is_control)
);
