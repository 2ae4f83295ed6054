-- Minor units, not negative, as a decimal text with two decimals.
create or replace function wallet_amount(p_minor bigint) returns text language sql immutable as $$
  select (p_minor / 100)::text || '.' || lpad((p_minor % 100)::text, 2, '0');
$$;
