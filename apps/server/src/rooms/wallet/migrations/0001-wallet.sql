-- Accounts. Member accounts carry their balance; the others are summed, so that no hot row is locked by every bet.
-- Codes: member:<id>:<asset>:available, escrow:<game>:<issue>:<asset>, house:<asset>, clearing:<provider>:<asset>,
-- external:capital:<asset>, issuer:<asset>. What a member owes after a reversal that the balance did not cover is in
-- member:<id>:<asset>:receivable, never above zero; the member's next credits go there first.
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

-- One row moves one amount from the debit account to the credit account, so it cannot be unbalanced.
create table wallet_transfers (
  id bigint generated always as identity primary key,
  -- The obligation that is met, for ever unique: ticket:<id>:stake, ticket:<id>:result:<version>, ...
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
-- What members are given and what of it comes back, by time: for the net gaming revenue.
create index wallet_transfers_gifts on wallet_transfers (created_at) where kind = 'bonus';
-- Statements read a span of time of one account, whatever its history. Accounts of the house keep no balance and have
-- no statements, so most transfers add one entry.
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

-- Bonus money lies in an account of its own, member:<id>:<asset>:bonus, beside what is available. A bonus is named by
-- the room that grants it; one of them runs at a time for a member and asset. Rows change under the lock of the bonus
-- account alone.
create table wallet_bonuses (
  bonus text primary key,
  member_id bigint not null,
  asset text not null,
  -- sticky: what was granted goes back when the rest becomes real money; non-sticky: all of it becomes real money;
  -- no-wager: wins are real money at once. free: a bonus of one stake, whose win is real money; a stake that is given
  -- back returns to it. It runs for no time, so that it is beside any other bonus.
  kind text not null check (kind in ('sticky', 'non-sticky', 'no-wager', 'free')),
  -- converted: what its open stakes bring is real money; ended: it goes back.
  state text not null default 'running' check (state in ('running', 'converted', 'ended')),
  granted_minor bigint not null default 0 check (granted_minor >= 0),
  -- A stake above it takes no bonus money; null: any.
  max_bet_minor bigint check (max_bet_minor > 0),
  -- Products that take bonus money; null: all.
  products text[],
  excluded_games text[] not null default '{}',
  began_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create unique index wallet_bonuses_running on wallet_bonuses (member_id, asset) where state = 'running';

-- Stakes that were paid in part or wholly with bonus money; what they bring is shared in the same proportion.
create table wallet_bonus_stakes (
  bet text primary key,
  bonus text not null references wallet_bonuses,
  stake_minor bigint not null,
  bonus_minor bigint not null,
  check (bonus_minor between 1 and stake_minor)
);
-- What of a bonus was staked is summed before it counts as played away.
create index wallet_bonus_stakes_bonus on wallet_bonus_stakes (bonus);
