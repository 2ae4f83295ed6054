-- A withdrawal that somebody looks into is put on hold: nobody decides on it until it is taken off. Its money
-- stays set aside.
alter table payments_withdrawals add column held_at timestamptz;

create table payments_withdrawal_holds (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references payments_withdrawals,
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  reason text not null,
  ended_at timestamptz,
  -- Null where the withdrawal itself ended, such as by its member.
  ended_by text,
  end_reason text
);
create index payments_withdrawal_holds_of on payments_withdrawal_holds (withdrawal_id, id);
create unique index payments_withdrawal_holds_open on payments_withdrawal_holds (withdrawal_id) where ended_at is null;
