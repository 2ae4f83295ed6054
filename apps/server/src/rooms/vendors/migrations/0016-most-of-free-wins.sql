alter table vendors_free_rounds
  -- The most of their wins that becomes bonus money; null: all of it.
  add column bonus_most_minor bigint check (bonus_most_minor > 0),
  -- From when on nothing more is expected of rounds that are over; null until they are.
  add column close_at timestamptz;
