-- The token of the set-up address follows from a key of the site.
drop table backoffice_setup;
