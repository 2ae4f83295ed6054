alter table backoffice_approvals drop constraint backoffice_approvals_kind_check;
alter table backoffice_approvals add constraint backoffice_approvals_kind_check check (kind in ('balance.adjust', 'draw.void', 'odds.publish', 'draw.postpone', 'rules.publish'));
