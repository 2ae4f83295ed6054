-- Members who hid the list of first steps. The steps themselves are derived from facts of other rooms.
create table loyalty_first_steps (
  member_id bigint primary key,
  hidden_until timestamptz not null
);
