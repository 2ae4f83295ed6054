-- Operators ask for free rounds that are open, or were refused.
create index vendors_free_rounds_state on vendors_free_rounds (state, created_at);
