-- Turnover that changed after the rebate of its day was laid down: the next rebate of the member takes it along. Below
-- zero while a rebate was too high and nothing has made up for it yet.
create table loyalty_carried (
  member_id bigint not null,
  product text not null,
  turnover_minor bigint not null,
  primary key (member_id, product)
);
