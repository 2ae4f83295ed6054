-- Hits of a line's highest prize, by which its liability was multiplied at the sale; null for 1. Cancelling the ticket
-- releases the same amount.
alter table lottery_lines add column top_hits int;
drop trigger lottery_lines_sold on lottery_lines;
create trigger lottery_lines_sold before update of ticket_id, line_no, play, picks, unit_stake_minor, price_minor,
    odds, top_hits on lottery_lines
  for each statement execute function lottery_refuse_change();
