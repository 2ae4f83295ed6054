-- What a member owes after a reversal that the balance did not cover: an account of its own, never above zero. The next
-- credits of the member go there first.
alter table wallet_accounts drop constraint wallet_balance_not_negative;
alter table wallet_accounts
  add constraint wallet_balance_not_negative check (balance_minor >= 0 or code like '%:receivable'),
  add constraint wallet_receivable_not_positive check (balance_minor <= 0 or code not like '%:receivable');

create function wallet_receivable_code(p_member_id bigint, p_asset text) returns text language sql immutable as $$
  select 'member:' || p_member_id || ':' || p_asset || ':receivable';
$$;

create or replace function wallet_account(p_code text, p_asset text) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_member bigint;
begin
  select id into v_id from wallet_accounts where code = p_code and asset = p_asset;
  if found then return v_id; end if;
  if p_code !~ (':' || p_asset || '(:available|:held|:receivable)?$') then
    raise exception 'account % does not hold %', p_code, p_asset;
  end if;
  if p_code ~ '^member:' then v_member := split_part(p_code, ':', 2)::bigint; end if;
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  values (p_code, p_asset, v_member, case when v_member is null then null else 0 end)
  on conflict (code) do nothing;
  select id into strict v_id from wallet_accounts where code = p_code;
  return v_id;
end $$;

-- Pays what is owed out of a credit of so much, for each of the accounts that owe anything. The caller holds both
-- accounts of every member. Keys are those of the credits with ':recovery' behind.
create function wallet_recover(p_asset text, p_keys text[], p_available bigint[], p_credited bigint[]) returns void language plpgsql as $$
begin
  with due as (
    select c.key, a.id as available, a.balance_minor - least(c.credited, -r.balance_minor) as available_after, r.id as receivable,
           r.balance_minor + least(c.credited, -r.balance_minor) as receivable_after, least(c.credited, -r.balance_minor) as amount, a.code, r.code as receivable_code
      from unnest(p_keys, p_available, p_credited) as c(key, account, credited)
      join wallet_accounts a on a.id = c.account
      join wallet_accounts r on r.code = wallet_receivable_code(a.member_id, p_asset) and r.balance_minor < 0
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference, debit_balance_minor, credit_balance_minor)
    select key || ':recovery', wallet_input_hash(code, receivable_code, p_asset, amount, 'adjust'), p_asset, available, receivable, amount, 'adjust', 'receivable', available_after, receivable_after
      from due
    returning debit_account, credit_account, debit_balance_minor, credit_balance_minor
  ), after as (
    select debit_account as account, debit_balance_minor as balance from made union all select credit_account, credit_balance_minor from made
  )
  update wallet_accounts a set balance_minor = after.balance from after where a.id = after.account;
end $$;

-- As before; a credit to a member who owes pays the debt first, and the balance answered is the one after that.
create or replace function wallet_transfer(
  p_key text, p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text, p_reference text
) returns bigint language plpgsql as $$
declare
  v_hash text := wallet_input_hash(p_debit, p_credit, p_asset, p_amount, p_kind);
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_owing bigint;
  v_debit_after bigint;
  v_credit_after bigint;
  v_known wallet_transfers;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  if p_credit like 'member:%:available' then
    select id into v_owing from wallet_accounts where code = wallet_receivable_code(split_part(p_credit, ':', 2)::bigint, p_asset);
  end if;
  -- Locks in the order of account ids, so that two transfers between the same accounts cannot deadlock.
  perform 1 from wallet_accounts where id in (v_debit, v_credit, v_owing) and balance_minor is not null order by id for update;
  -- Summed accounts are not locked; the key itself is, so that it is met once all the same.
  if not found then perform pg_advisory_xact_lock(hashtextextended(p_key, 0)); end if;

  select * into v_known from wallet_transfers where key = p_key;
  if found then
    if v_known.input_hash <> v_hash then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    if v_owing is not null then
      select debit_balance_minor into v_credit_after from wallet_transfers where key = p_key || ':recovery';
    end if;
    return coalesce(v_known.debit_balance_minor, v_credit_after, v_known.credit_balance_minor);
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
  if v_owing is not null then
    perform wallet_recover(p_asset, array[p_key], array[v_credit], array[p_amount]);
    select balance_minor into v_credit_after from wallet_accounts where id = v_credit;
  end if;
  return coalesce(v_debit_after, v_credit_after);
end $$;

-- As before; members who owe pay their debt out of what they are paid.
create or replace function wallet_pay_many(
  p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[]
) returns int language plpgsql as $$
declare
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_count int;
  v_recover_keys text[];
  v_recover_accounts bigint[];
  v_recover_amounts bigint[];
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct wallet_member_code(m, p_asset), p_asset, m, 0 from unnest(p_members) as m
  on conflict (code) do nothing;

  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;

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
    returning key, credit_account, amount_minor
  ), sums as (
    select credit_account, sum(amount_minor)::bigint as amount, count(*) as n, min(key) as key from made group by credit_account
  ), paid as (
    update wallet_accounts a set balance_minor = a.balance_minor + s.amount from sums s where a.id = s.credit_account
    returning a.id, a.member_id, s.n, s.amount, s.key
  )
  select coalesce(sum(p.n), 0)::int, array_agg(p.key) filter (where r.id is not null), array_agg(p.id) filter (where r.id is not null),
         array_agg(p.amount) filter (where r.id is not null)
    into v_count, v_recover_keys, v_recover_accounts, v_recover_amounts
    from paid p left join wallet_accounts r on r.code = wallet_receivable_code(p.member_id, p_asset) and r.balance_minor < 0;
  if v_recover_keys is not null then perform wallet_recover(p_asset, v_recover_keys, v_recover_accounts, v_recover_amounts); end if;
  return v_count;
end $$;

-- Takes amounts back from many members into one summed account, in one set of statements: what is available first, the
-- rest as a debt (key with ':receivable' behind). Keys that are already in the ledger are passed over, so a chunk may be
-- repeated. Answers how many obligations it met. The caller makes sure that no other process takes the same keys meanwhile.
create function wallet_reverse_many(
  p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[]
) returns int language plpgsql as $$
declare
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_count int;
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct c.code, p_asset, m, 0 from unnest(p_members) as m
    cross join lateral (values (wallet_member_code(m, p_asset)), (wallet_receivable_code(m, p_asset))) as c(code)
  on conflict (code) do nothing;

  perform 1 from wallet_accounts
   where code in (select wallet_member_code(m, p_asset) from unnest(p_members) as m union select wallet_receivable_code(m, p_asset) from unnest(p_members) as m)
   order by id for update;

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as available, a.code, a.balance_minor as before, r.id as receivable, r.code as receivable_code, r.balance_minor as owed,
           sum(i.amount) over (partition by i.member order by i.ord)::bigint as total
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
      join wallet_accounts r on r.code = wallet_receivable_code(i.member, p_asset)
     where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key in (i.key, i.key || ':receivable'))
  ), parts as (
    -- Of what is available the earlier items have taken total - amount.
    select *, least(total, before) - least(total - amount, before) as taken from items
  ), sides as (
    select key, code, available as account, taken as part, before - least(total, before) as balance, reference, ord, 1 as side from parts where taken > 0
    union all
    select key || ':receivable', receivable_code, receivable, amount - taken, owed - greatest(total - before, 0), reference, ord, 2 from parts where amount > taken
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference, debit_balance_minor)
    select key, wallet_input_hash(code, p_credit, p_asset, part, 'adjust'), p_asset, account, v_credit, part, 'adjust', reference, balance from sides order by ord, side
    returning debit_account, amount_minor
  ), sums as (
    select debit_account, sum(amount_minor)::bigint as amount from made group by debit_account
  ), changed as (
    update wallet_accounts a set balance_minor = a.balance_minor - s.amount from sums s where a.id = s.debit_account returning a.id
  )
  select (select count(*) from parts)::int into v_count where (select count(*) from changed) >= 0;
  return v_count;
end $$;
