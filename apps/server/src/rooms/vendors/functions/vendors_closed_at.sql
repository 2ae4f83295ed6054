-- When the vendor closed the round of a bet, after the bet was placed; null while the round is open. An operation that
-- was undone closes nothing.
create or replace function vendors_closed_at(p_bet vendors_operations) returns timestamptz language plpgsql stable as $$
begin
  return (select min(at) from vendors_operations
           where vendor = p_bet.vendor and round_id = p_bet.round_id and member_id = p_bet.member_id and is_closing
             and rolled_back_at is null and at >= p_bet.at);
end $$;
