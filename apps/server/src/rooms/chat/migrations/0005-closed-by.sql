-- Which side ended a conversation; null for one that ended by itself, or before this was kept.
alter table chat_conversations
  add column closed_by text check (closed_by in ('member', 'staff')),
  add check (closed_by is null or state = 'closed');
