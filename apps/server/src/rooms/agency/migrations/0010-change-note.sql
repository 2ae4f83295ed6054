-- What the lower asked for instead of the terms that were offered.
alter table agency_contracts add column change_note text;
