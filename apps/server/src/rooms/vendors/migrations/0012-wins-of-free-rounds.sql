-- How often what free rounds win has to be staked as bonus money; null: it is real money at once.
alter table vendors_free_rounds
  add column bonus_times int check (bonus_times >= 0),
  -- When to look at what was won: after each win, and when the rounds are over.
  add column look_at timestamptz,
  -- What of it became bonus money, and in how many parts; what a vendor sends later is another part.
  add column bonus_minor bigint not null default 0 check (bonus_minor >= 0),
  add column bonus_parts int not null default 0;
create index vendors_free_rounds_look on vendors_free_rounds (look_at) where look_at is not null;
