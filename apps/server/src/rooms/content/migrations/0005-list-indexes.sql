-- The console lists applications of a member or of a period.
create index content_applications_member on content_applications (member_id, id);
create index content_applications_created on content_applications (created_at);
