-- Hours before a new account of a member receives money: time to notice that another person added it.
alter table payments_withdrawal_terms
  add column account_wait_hours int not null default 24 check (account_wait_hours >= 0);
