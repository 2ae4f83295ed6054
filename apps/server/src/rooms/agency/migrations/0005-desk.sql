-- What operators look for.
create index agency_members_account on agency_members (account text_pattern_ops);
create index agency_bills_state on agency_bills (state, id desc);
create index agency_bills_created on agency_bills (created_at desc, id desc);
