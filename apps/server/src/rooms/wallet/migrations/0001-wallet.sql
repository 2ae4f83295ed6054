-- Accounts. Member accounts store their balance. The others are summed on demand, so that no bet locks a hot row.
-- Codes: member:<id>:<asset>:available, escrow:<game>:<issue>:<asset>, house:<asset>, clearing:<provider>:<asset>,
-- external:capital:<asset>, issuer:<asset>. member:<id>:<asset>:receivable is a member's debt after a reversal that
-- exceeded the balance; it is never above zero, and the member's next credits repay it first.
create table wallet_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  asset text not null,
  member_id bigint,
  balance_minor bigint,
  constraint wallet_balance_not_negative check (balance_minor >= 0 or code like '%:receivable'),
  constraint wallet_balance_only_of_members check ((member_id is null) = (balance_minor is null)),
  constraint wallet_receivable_not_positive check (balance_minor <= 0 or code not like '%:receivable')
);
-- All accounts of one member: for balances on a page of members, and their movements.
create index wallet_accounts_member on wallet_accounts (member_id) where member_id is not null;

-- One row moves one amount from the debit account to the credit account, so the ledger always balances.
create table wallet_transfers (
  id bigint generated always as identity primary key,
  -- The obligation that is met; each key is unique forever: ticket:<id>:stake, ticket:<id>:result:<version>, ...
  key text not null unique,
  input_hash text not null,
  asset text not null,
  debit_account bigint not null references wallet_accounts,
  credit_account bigint not null references wallet_accounts,
  amount_minor bigint not null check (amount_minor > 0),
  kind text not null,
  reference text not null,
  -- Balances of member accounts after this transfer; null for summed accounts.
  debit_balance_minor bigint,
  credit_balance_minor bigint,
  created_at timestamptz not null default clock_timestamp(),
  check (debit_account <> credit_account)
);
create index wallet_transfers_debit on wallet_transfers (debit_account, id);
create index wallet_transfers_credit on wallet_transfers (credit_account, id);
-- Gifts to members and their returns by time, for the net gaming revenue.
create index wallet_transfers_gifts on wallet_transfers (created_at) where kind = 'bonus';
-- For statements of one account over a period, however long its history is. Accounts of the house store no balance and
-- have no statements, so most transfers add one entry.
create index wallet_transfers_credit_time on wallet_transfers (credit_account, created_at, id)
  where credit_balance_minor is not null;
create index wallet_transfers_debit_time on wallet_transfers (debit_account, created_at, id)
  where debit_balance_minor is not null;

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger wallet_transfers_append_only before delete or update on wallet_transfers
  for each statement execute function wallet_refuse_change();
create trigger wallet_transfers_no_truncate before truncate on wallet_transfers
  for each statement execute function wallet_refuse_change();

-- Bonus money is in a separate account, member:<id>:<asset>:bonus, beside the available balance. The room that grants
-- a bonus names it; one is active per member and asset. Rows change only under the lock of the bonus account.
create table wallet_bonuses (
  bonus text primary key,
  member_id bigint not null,
  asset text not null,
  -- sticky: the granted amount is removed when the rest is converted to real money; non-sticky: everything is
  -- converted; no-wager: wins are real money immediately; free: a bonus for one stake whose win is real money, and a
  -- refunded stake returns to the bonus. A free bonus has no period and is independent of an active bonus.
  kind text not null check (kind in ('sticky', 'non-sticky', 'no-wager', 'free')),
  -- converted: returns of its open stakes are real money; ended: they return to the source.
  state text not null default 'running' check (state in ('running', 'converted', 'ended')),
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  -- A higher stake uses no bonus money; null for no limit.
  max_bet_minor bigint check (max_bet_minor > 0),
  -- Products that accept bonus money; null for all.
  products text[],
  excluded_games text[] not null default '{}',
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create unique index wallet_bonuses_running on wallet_bonuses (member_id, asset) where state = 'running';

-- Stakes paid partly or fully with bonus money; their returns are split in the same proportion.
create table wallet_bonus_stakes (
  bet text primary key,
  bonus text not null references wallet_bonuses,
  stake_minor bigint not null,
  bonus_minor bigint not null,
  check (bonus_minor between 1 and stake_minor)
);
-- Finds the stakes of a bonus before they are counted towards its wagering.
create index wallet_bonus_stakes_bonus on wallet_bonus_stakes (bonus);
