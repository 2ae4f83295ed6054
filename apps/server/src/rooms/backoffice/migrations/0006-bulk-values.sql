-- Values of a bulk action besides its rows, such as labels; entered with the confirmation.
alter table backoffice_bulk_jobs add column chosen text[] not null default '{}';
