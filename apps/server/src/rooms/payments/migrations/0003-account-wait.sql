-- Hours before a new account can receive money, so that a member notices an account that another person added.
alter table payments_withdrawal_terms
  add column account_wait_hours int not null default 24 check (account_wait_hours >= 0);
