-- The merchant's currency as the ledger keeps it, in one row: SQL functions write amounts by it, and an account of
-- another currency is not made. Play money has the same decimals.
create table wallet_currency (
  id boolean primary key default true check (id),
  currency text not null,
  decimals int not null check (decimals between 0 and 3),
  unit_minor bigint not null check (unit_minor = (10 ^ decimals)::bigint)
);
insert into wallet_currency (currency, decimals, unit_minor) values ('VND', 2, 100);

-- Fires for accounts that are really made, so that a statement that finds its account pays nothing for it.
create function wallet_refuse_currency() returns trigger language plpgsql as $$
begin
  if new.asset <> 'FUN' and new.asset <> (select currency from wallet_currency) then
    raise exception 'the ledger does not keep %', new.asset;
  end if;
  return null;
end $$;
create trigger wallet_accounts_currency after insert on wallet_accounts
  for each row execute function wallet_refuse_currency();
