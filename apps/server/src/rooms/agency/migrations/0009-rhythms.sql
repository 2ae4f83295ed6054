-- Salaries in real time; dividends once to three times a month or weekly, with what a lost period carries over; bills
-- that two operators approve, and bills that their receiver collects.
alter table agency_contracts drop constraint agency_contracts_kind_check;
alter table agency_contracts add constraint agency_contracts_kind_check
  check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime'));
alter table agency_templates drop constraint agency_templates_kind_check;
alter table agency_templates add constraint agency_templates_kind_check
  check (kind in ('dailySalary', 'dividend', 'hourly', 'realTime'));

alter table agency_bills drop constraint agency_bills_state_check;
alter table agency_bills add constraint agency_bills_state_check check (state in ('issued', 'unapproved',
  'uncollected', 'collected', 'partCollected', 'insufficient', 'notReached', 'denied', 'expired'));
-- `day` of salaries. With kind and first day it says which settlement a bill belongs to.
alter table agency_bills add column rhythm text not null default 'day'
  check (rhythm in ('day', 'week', 'tenDays', 'halfMonth', 'month'));
update agency_bills set rhythm = 'halfMonth' where kind = 'dividend';
-- What of the players' win the next period of the member has to make good, zero or below.
alter table agency_bills add column carry_minor bigint not null default 0 check (carry_minor <= 0);
-- Since when the receiver may collect it.
alter table agency_bills add column waits_since timestamptz;
create index agency_bills_run on agency_bills (kind, rhythm, from_day);
create index agency_bills_former on agency_bills (member_id, kind, to_day desc);
create index agency_bills_waiting on agency_bills (waits_since) where state = 'uncollected';

alter table agency_runs add column rhythm text not null default 'day'
  check (rhythm in ('day', 'week', 'tenDays', 'halfMonth', 'month'));
update agency_runs set rhythm = 'halfMonth' where kind = 'dividend';
alter table agency_runs drop constraint agency_runs_pkey;
alter table agency_runs add primary key (kind, rhythm, from_day);
