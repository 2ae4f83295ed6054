-- When a member closed the account: figures and uppers stay, nothing is sent to them any more.
alter table agency_members add left_at timestamptz;
