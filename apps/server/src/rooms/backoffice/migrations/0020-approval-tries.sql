-- Failed attempts to carry out an approved request, and when the job may try again. After the last attempt a task hands
-- the request to an operator.
create table backoffice_approval_tries (
  approval_id bigint primary key references backoffice_approvals,
  tries int not null check (tries > 0),
  try_at timestamptz not null
);
