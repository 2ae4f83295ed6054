-- The console lists cases of a period.
create index payments_reviews_created on payments_reviews (created_at);
