-- Kinds of request are what rooms contribute; the collector of the process refuses those that no room knows.
alter table backoffice_approvals drop constraint backoffice_approvals_kind_check;
