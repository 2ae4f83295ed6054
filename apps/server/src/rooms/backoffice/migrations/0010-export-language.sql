-- Operator code of the language in which the export was requested: names in the file are in that language.
alter table backoffice_exports add column language text not null default 'EN' check (language ~ '^[A-Z]{2}$');
