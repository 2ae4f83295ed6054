-- Members with a label are found by it, and the labels in use are counted. Most members have none.
create index concurrently if not exists people_members_labels on people_members using gin (labels) where labels <> '{}';
