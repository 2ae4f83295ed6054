-- What clients were last told, so that one process alone tells the beginning and the end of a maintenance window.
create table site_told (
  merchant text primary key,
  in_maintenance boolean not null
);
