-- An answer may go with its translation, which the operator has seen; what was written stays beside it.
alter table chat_messages add column translation text;
alter table chat_messages add column translation_language text;
alter table chat_messages add check ((translation is null) = (translation_language is null));
alter table chat_messages add check (translation is null or (text is not null and author = 'staff'));
