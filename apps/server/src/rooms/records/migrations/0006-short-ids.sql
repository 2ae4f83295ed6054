-- Operators find bets by the end of their number, which members read out.
create index records_bets_ends on records_bets (right(ticket_id::text, 8));
