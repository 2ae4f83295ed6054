-- A message may show a withdrawal, a deposit or a bet of the member. Which one is kept, never what it says: that is
-- asked of its room whenever it is shown.
alter table chat_messages add column card_kind text;
alter table chat_messages add column card_ref uuid;
alter table chat_messages drop constraint chat_messages_check;
alter table chat_messages add check ((card_kind is null) = (card_ref is null));
alter table chat_messages add check ((width is null) = (height is null));
alter table chat_messages add check (num_nonnulls(text, width, card_kind) = 1);
-- A card that has changed is looked for by what it shows.
create index chat_messages_card on chat_messages (card_ref) where card_ref is not null;
