-- Postcode of the address as documents or an operator have it, sealed; registers of exclusions ask for it.
alter table verification_members add column postcode_sealed bytea;
alter table verification_proposals add column postcode_sealed bytea;
