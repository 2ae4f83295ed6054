-- Minor units as a decimal text with the decimals of the merchant's currency. In PL/pgSQL, which caches its plan: a SQL
-- function that reads a table is not inlined and would be planned again on every call. The query has no parameter,
-- because PostgreSQL would plan it for each amount.
create or replace function wallet_amount(p_minor bigint) returns text language plpgsql stable as $$
declare
  v record;
begin
  select unit_minor, decimals into v from wallet_currency;
  return case when p_minor < 0 then '-' else '' end || (abs(p_minor) / v.unit_minor)::text ||
         case when v.decimals = 0 then '' else '.' || lpad((abs(p_minor) % v.unit_minor)::text, v.decimals, '0') end;
end $$;
