-- Minor units as a decimal text with the decimals of the merchant's currency. In PL/pgSQL, which caches its plan: a SQL
-- function that reads a table is not inlined and would be planned again on every call.
create or replace function wallet_amount(p_minor bigint) returns text language plpgsql stable as $$
begin
  return (
    select case when p_minor < 0 then '-' else '' end || (abs(p_minor) / c.unit_minor)::text ||
           case when c.decimals = 0 then '' else '.' || lpad((abs(p_minor) % c.unit_minor)::text, c.decimals, '0') end
      from wallet_currency c);
end $$;
