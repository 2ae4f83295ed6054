-- Weeks in which members played, by their Monday, for the reports about new members: a fraction of the days.
create table records_player_weeks (
  week date not null,
  asset text not null,
  member_id bigint not null,
  primary key (week, asset, member_id)
);
insert into records_player_weeks (week, asset, member_id)
select distinct date_trunc('week', day)::date, asset, member_id from records_players;
