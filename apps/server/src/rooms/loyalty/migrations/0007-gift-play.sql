-- How often gifts that are bonus money are played, and within how many days. A gift keeps what held when it was given.
alter table loyalty_terms
  add gift_times int not null default 1 check (gift_times between 1 and 10),
  add gift_days int not null default 30 check (gift_days between 1 and 90);
