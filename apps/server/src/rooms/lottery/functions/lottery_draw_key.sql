-- Tickets take this lock shared, the locker takes it exclusively: a ticket is in before the Merkle root or refused.
create or replace function lottery_draw_key(p_draw_id bigint) returns bigint language sql immutable as $$
  select hashtextextended('lottery_draws:' || p_draw_id::text, 0);
$$;
