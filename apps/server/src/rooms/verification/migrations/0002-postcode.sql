-- Postcode on the document or entered by an operator, sealed; registers of exclusions require it.
alter table verification_members add column postcode_sealed bytea;
alter table verification_proposals add column postcode_sealed bytea;
