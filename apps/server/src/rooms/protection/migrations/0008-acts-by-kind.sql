-- Operators ask for acts of one kind.
create index protection_acts_kind on protection_acts (act text_pattern_ops, id);
