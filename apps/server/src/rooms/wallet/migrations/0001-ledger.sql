-- Accounts. Member accounts carry their balance; the others are summed, so that no hot row is locked by every bet.
-- Codes: member:<id>:<asset>:available, escrow:<game>:<issue>:<asset>, house:<asset>, clearing:<provider>:<asset>,
-- external:capital:<asset>, issuer:<asset>.
create table wallet_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  asset text not null,
  member_id bigint,
  balance_minor bigint,
  constraint wallet_balance_only_of_members check ((member_id is null) = (balance_minor is null)),
  constraint wallet_balance_not_negative check (balance_minor >= 0)
);

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
  kind text not null check (kind in ('deposit','withdraw','bet','win','refund','adjust','fund')),
  reference text not null,
  -- Balances of member accounts after this transfer; null for summed accounts.
  debit_balance_minor bigint,
  credit_balance_minor bigint,
  created_at timestamptz not null default clock_timestamp(),
  check (debit_account <> credit_account)
);
create index wallet_transfers_debit on wallet_transfers (debit_account, id);
create index wallet_transfers_credit on wallet_transfers (credit_account, id);

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger wallet_transfers_append_only before update or delete on wallet_transfers
  for each statement execute function wallet_refuse_change();
create trigger wallet_transfers_no_truncate before truncate on wallet_transfers
  for each statement execute function wallet_refuse_change();

create function wallet_member_code(p_member_id bigint, p_asset text) returns text language sql immutable as $$
  select 'member:' || p_member_id || ':' || p_asset || ':available';
$$;

-- The account of a code, made at first use. The member and the asset are read from the code.
create function wallet_account(p_code text, p_asset text) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_member bigint;
begin
  select id into v_id from wallet_accounts where code = p_code and asset = p_asset;
  if found then return v_id; end if;
  if p_code !~ (':' || p_asset || '(:available|:held)?$') then
    raise exception 'account % does not hold %', p_code, p_asset;
  end if;
  if p_code ~ '^member:' then v_member := split_part(p_code, ':', 2)::bigint; end if;
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  values (p_code, p_asset, v_member, case when v_member is null then null else 0 end)
  on conflict (code) do nothing;
  select id into strict v_id from wallet_accounts where code = p_code;
  return v_id;
end $$;

create function wallet_input_hash(p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text) returns text
language sql immutable as $$
  select md5(p_debit || '|' || p_credit || '|' || p_asset || '|' || p_amount || '|' || p_kind);
$$;

-- Moves money once for an obligation. Answers the balance of the member's side after the transfer (debit side
-- first), null when no member takes part. The same key with the same input moves nothing again and answers the
-- balance of then; with other input it is refused.
create function wallet_transfer(
  p_key text, p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text, p_reference text
) returns bigint language plpgsql as $$
declare
  v_hash text := wallet_input_hash(p_debit, p_credit, p_asset, p_amount, p_kind);
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_debit_after bigint;
  v_credit_after bigint;
  v_known wallet_transfers;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  -- Locks in the order of account ids, so that two transfers between the same accounts cannot deadlock.
  perform 1 from wallet_accounts where id in (v_debit, v_credit) and balance_minor is not null order by id for update;
  -- Summed accounts are not locked; the key itself is, so that it is met once all the same.
  if not found then perform pg_advisory_xact_lock(hashtextextended(p_key, 0)); end if;

  select * into v_known from wallet_transfers where key = p_key;
  if found then
    if v_known.input_hash <> v_hash then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    return coalesce(v_known.debit_balance_minor, v_known.credit_balance_minor);
  end if;

  update wallet_accounts set balance_minor = balance_minor - p_amount
   where id = v_debit and balance_minor >= p_amount returning balance_minor into v_debit_after;
  if not found and exists (select 1 from wallet_accounts where id = v_debit and balance_minor is not null) then
    raise exception 'balance.insufficient' using errcode = 'FL001';
  end if;
  update wallet_accounts set balance_minor = balance_minor + p_amount
   where id = v_credit and balance_minor is not null returning balance_minor into v_credit_after;

  insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference, debit_balance_minor, credit_balance_minor)
  values (p_key, v_hash, p_asset, v_debit, v_credit, p_amount, p_kind, p_reference, v_debit_after, v_credit_after);
  return coalesce(v_debit_after, v_credit_after);
end $$;

-- Pays many members from one summed account in one set of statements, whatever their number. Keys that are
-- already in the ledger are passed over, so a chunk may be repeated. Answers how many transfers it made.
-- The caller makes sure that no other process pays the same keys meanwhile.
create function wallet_pay_many(
  p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[]
) returns int language plpgsql as $$
declare
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_count int;
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct wallet_member_code(m, p_asset), p_asset, m, 0 from unnest(p_members) as m
  on conflict (code) do nothing;

  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m) order by id for update;

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as account, a.balance_minor as before
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
     where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key = i.key)
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference, credit_balance_minor)
    select key, wallet_input_hash(p_debit, (select code from wallet_accounts where id = account), p_asset, amount, p_kind),
           p_asset, v_debit, account, amount, p_kind, reference,
           before + sum(amount) over (partition by account order by ord)
      from items order by ord
    returning credit_account, amount_minor
  ), sums as (
    select credit_account, sum(amount_minor)::bigint as amount, count(*) as n from made group by credit_account
  ), paid as (
    update wallet_accounts a set balance_minor = a.balance_minor + s.amount from sums s where a.id = s.credit_account
    returning s.n
  )
  select coalesce(sum(n), 0)::int into v_count from paid;
  return v_count;
end $$;

-- Balance of any account: stored for members, summed for the others. Zero for an account that does not exist yet.
create function wallet_balance(p_code text) returns bigint language sql stable as $$
  select coalesce((
    select coalesce(a.balance_minor,
      (select coalesce(sum(amount_minor), 0) from wallet_transfers where credit_account = a.id)
      - (select coalesce(sum(amount_minor), 0) from wallet_transfers where debit_account = a.id))
      from wallet_accounts a where a.code = p_code), 0)::bigint;
$$;
