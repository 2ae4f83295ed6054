-- Minor units in one whole unit of the merchant's currency. In PL/pgSQL like wallet_amount.
create or replace function wallet_unit() returns bigint language plpgsql stable as $$
begin
  return (select unit_minor from wallet_currency);
end $$;
