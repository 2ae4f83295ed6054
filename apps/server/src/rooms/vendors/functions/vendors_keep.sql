-- Stores an operation with its first answer.
create or replace function vendors_keep(
  p_player vendors_players, p_action jsonb, p_outcome text, p_amount bigint, p_balance bigint, p_at timestamptz,
  p_status text, p_like vendors_operations
) returns vendors_operations language plpgsql as $$
declare
  v_kept vendors_operations;
begin
  insert into vendors_operations (vendor, transaction_id, kind, id, member_id, user_name, asset, game_id, game_name,
                                  product, round_id, reference, amount_minor, payload_hash, outcome, balance_minor, at,
                                  status, is_closing)
  values (p_player.vendor, p_action ->> 'transactionId', p_action ->> 'kind', (p_action ->> 'id')::uuid,
          p_player.member_id, p_player.user_name, p_player.asset, coalesce(p_like.game_id, p_action ->> 'gameId', ''),
          coalesce(p_like.game_name, p_action ->> 'gameName', ''), coalesce(p_like.product, p_action ->> 'product'),
          coalesce(p_action ->> 'roundId', p_like.round_id), p_action ->> 'reference', p_amount, p_action ->> 'hash',
          p_outcome, p_balance, p_at, p_status, coalesce((p_action ->> 'isClosing')::boolean, false))
  returning * into v_kept;
  return v_kept;
end $$;
