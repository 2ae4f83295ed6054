-- When members registered, for those who return by the week in which they came. Null for trial members, who are none.
create table records_comers (
  member_id bigint primary key,
  registered_at timestamptz
);
create index records_comers_at on records_comers (registered_at);
