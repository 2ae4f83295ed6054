-- Direct lowers page by page by name.
create index agency_members_names on agency_members (parent_id, account, member_id);
