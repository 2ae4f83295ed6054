-- Names that a merchant's own rule allowed in compatibility letters (full width, ligatures) or with marks apart become the
-- spelling that every way in looks for, unless somebody has it already.
update identity_members m set account = lower(normalize(account, NFKC))
 where account is not NFKC normalized
   and not exists (select 1 from identity_members o where o.account = lower(normalize(m.account, NFKC)));
