-- What was credited, where a person decided on another amount than the order's.
alter table payments_orders add column credited_minor bigint check (credited_minor > 0),
  add constraint payments_credited_amount_when_succeeded check (credited_minor is null or status = 'succeeded');

alter table payments_reviews add column resolution text check (resolution in ('credit', 'reject')),
  add constraint payments_resolution_when_resolved check ((resolved_at is null) = (resolution is null));
create index payments_reviews_open on payments_reviews (id) where resolved_at is null;
