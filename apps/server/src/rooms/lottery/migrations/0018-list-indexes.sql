-- The console lists draws by their time, all of them or those of some states.
create index lottery_draws_time on lottery_draws (draw_at, id);
create index lottery_draws_state on lottery_draws (state, draw_at, id);
