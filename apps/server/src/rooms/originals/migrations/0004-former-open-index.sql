-- Replaced by originals_rounds_open_seat.
drop index originals_rounds_open;
