-- The merchant's currency, in a single row. SQL functions format amounts with it, and accounts in another currency are
-- rejected. Play money has the same decimals.
create table wallet_currency (
  id boolean primary key default true check (id),
  currency text not null,
  decimals int not null check (decimals between 0 and 3),
  unit_minor bigint not null check (unit_minor = (10 ^ decimals)::bigint)
);
insert into wallet_currency (currency, decimals, unit_minor) values ('VND', 2, 100);

-- Fires only when an account is created, so that statements that find their account have no extra cost.
create function wallet_refuse_currency() returns trigger language plpgsql as $$
begin
  if new.asset <> 'FUN' and new.asset <> (select currency from wallet_currency) then
    raise exception 'the ledger does not keep %', new.asset;
  end if;
  return null;
end $$;
create trigger wallet_accounts_currency after insert on wallet_accounts
  for each row execute function wallet_refuse_currency();
