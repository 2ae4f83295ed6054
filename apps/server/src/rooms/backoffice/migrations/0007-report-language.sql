-- Operator code of the console's language in which the mails were requested: the PDF is in that language.
alter table backoffice_report_mails add column language text not null default 'EN' check (language ~ '^[A-Z]{2}$');
