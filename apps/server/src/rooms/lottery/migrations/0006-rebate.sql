-- Highest rebate that players may choose in exchange for lower odds, in tenths of a percent of the stake; 0 for none.
alter table lottery_games add column max_rebate int not null default 0 check (max_rebate between 0 and 100);

-- The rebate of a ticket, as sold. Paid once, with its first settlement; its lines hold the lower odds.
alter table lottery_tickets add column rebate int not null default 0;
alter table lottery_tickets add constraint lottery_tickets_rebate_check check (rebate between 0 and 100) not valid;
drop trigger lottery_tickets_sold on lottery_tickets;
create trigger lottery_tickets_sold before update of id, draw_id, member_id, asset, total_minor, line_count,
    placed_at, salt, leaf, rebate on lottery_tickets
  for each statement execute function lottery_refuse_change();
