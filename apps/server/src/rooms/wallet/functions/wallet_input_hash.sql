-- Hash of the input that a repeated transfer must share with the first one of its key.
create or replace function wallet_input_hash(p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text)
returns text language sql immutable as $$
  select md5(p_debit || '|' || p_credit || '|' || p_asset || '|' || p_amount::text || '|' || p_kind);
$$;
