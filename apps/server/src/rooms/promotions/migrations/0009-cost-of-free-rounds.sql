-- Of free rounds whose wins become bonus money: what of the budget is still set aside for them. Null: the award costs its
-- own amount.
alter table promotions_awards add reserved_minor bigint check (reserved_minor >= 0);
-- The award whose free rounds won it, and what of that was taken back whole; what is taken back in part lessens the amount.
alter table promotions_grants
  add source_key text,
  add taken_back_minor bigint not null default 0 check (taken_back_minor between 0 and amount_minor);
create index promotions_grants_wins on promotions_grants (offer_id, created_at) where source_key is not null;
