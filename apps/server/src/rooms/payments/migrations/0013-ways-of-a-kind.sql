-- What the provider offers that a way is of, where it is called otherwise: a way that operators added.
alter table payments_methods add column via text;
