-- Operators ask for rewards that wait, or were collected.
create index loyalty_rewards_state on loyalty_rewards (state, created_at);
