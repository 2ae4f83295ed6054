-- Roles as sets of permissions. What a standard role may do is said by the rooms; the console keeps what was decided
-- otherwise, so that a permission that comes with a new room reaches the roles that have it from the start.
create table backoffice_roles (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{2,31}$'),
  is_standard boolean not null default false,
  -- Rises with every change: whoever saw a former one is told.
  version int not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
insert into backoffice_roles (name, is_standard)
  select name, true from unnest(array['admin', 'support', 'finance', 'risk', 'content']) name;

create table backoffice_role_permissions (
  role text not null references backoffice_roles,
  permission text not null,
  is_allowed boolean not null,
  primary key (role, permission)
);

alter table backoffice_operators drop constraint backoffice_operators_role_check;
alter table backoffice_operators add constraint backoffice_operators_role foreign key (role) references backoffice_roles;
create index backoffice_operators_role_index on backoffice_operators (role);
