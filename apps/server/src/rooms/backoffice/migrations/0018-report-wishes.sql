-- A saved report without rows of its own says so by saying nothing: the empty word was taken for an unknown grouping, and
-- such a report was never sent.
update backoffice_reports set query = query - 'by' where query ->> 'by' = '';
