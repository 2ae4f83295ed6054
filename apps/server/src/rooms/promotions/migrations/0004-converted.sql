-- The report asks which bonus money became real money in a period.
create index promotions_grants_ended on promotions_grants (ended_at) where paid_minor > 0;
