-- The rebate that a ticket has been paid, and the bonus money in it; nothing unless it was won or lost.
create or replace function lottery_rebate_paid(p_ticket lottery_tickets, out paid bigint, out bonus bigint)
language sql immutable as $$
  select r.paid, wallet_bonus_share(r.paid, p_ticket.total_minor, p_ticket.bonus_minor)
    from (select case when p_ticket.status in ('won', 'lost') and p_ticket.rebate > 0
                 then lottery_rebate(p_ticket.total_minor, p_ticket.rebate) else 0 end as paid) r;
$$;
