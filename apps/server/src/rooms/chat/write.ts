import type { chat as contract, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../platform/db/index.ts';
import type { FormFile } from '../../platform/http/index.ts';
import type { ChatPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { CardRef, Cards } from './cards/cards.ts';
import { requireGuestLimit } from './guests.ts';
import { isOpenAt } from './hours.ts';
import { addMessage, findByKey, type Message, presentMessage } from './messages.ts';
import { keepPicture, readPicture, requirePictureLimit, type SentPicture } from './pictures.ts';
import { cleanText, readSettings } from './settings.ts';
import { chooseOperator } from './staff.ts';
import { notifyMessage } from './notify.ts';
import {
  type Conversation,
  currentConversation,
  findThread,
  lockThread,
  openConversation,
  type Party,
  type Thread,
} from './threads.ts';

type View = ValueOf<typeof contract.sendMessage>;

/** Contents of a call: text, a picture, or a card. */
export interface Given {
  body: {
    text?: string | undefined;
    card?: CardRef | undefined;
    translation?: { text: string; language: string } | undefined;
    key?: string | undefined;
  };
  files: readonly FormFile[];
}

export interface Content {
  text: string | null;
  key: string | null;
  picture: SentPicture | null;
  card: CardRef | null;
  translation: { text: string; language: string } | null;
}

/**
 * Reads the content of a message, before any lock is taken.
 * @throws Refusal request.invalid for no content, for more than one, or for an invalid picture; server.busy
 */
export async function readContent({ body, files }: Given): Promise<Content> {
  const { text, card, translation, key } = body;
  const count = [text !== undefined, card !== undefined, files.length > 0].filter(Boolean).length;
  if (count !== 1)
    throw new Refusal('request.invalid', { field: 'text', reason: count === 0 ? 'required' : 'tooMany' });
  if (translation !== undefined && text === undefined)
    throw new Refusal('request.invalid', { field: 'translation', reason: 'additionalProperties' });
  return {
    text: text === undefined ? null : cleanText(text, 'text'),
    key: key ?? null,
    picture: files.length === 0 ? null : await readPicture(files),
    card: card ?? null,
    translation: translation ? { ...translation, text: cleanText(translation.text, 'translation') } : null,
  };
}

/**
 * Stores a message and notifies both sides; for a key that this side has already used, returns the earlier message.
 * @param conversation called only when the message is new
 */
export async function writeMessage(
  { events, secrets }: Pick<ChatPlatform, 'events' | 'secrets'>,
  tx: Tx,
  thread: Thread,
  from: { author: Message['author']; name: string | null },
  { text, key, picture, card, translation }: Content,
  conversation: () => Promise<Conversation>,
): Promise<View> {
  const known = await findByKey(tx, thread.id, from.author, key);
  if (known !== undefined) return presentMessage(known);
  const shown = {
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    cardKind: card?.kind ?? null,
    cardRef: card?.ref ?? null,
    translation: translation?.text ?? null,
    translationLanguage: translation?.language ?? null,
  };
  const current = await conversation();
  const message = await addMessage(tx, current, { ...from, text, key, ...shown });
  if (picture !== null) await keepPicture(tx, secrets, message.id, picture);
  await notifyMessage(events.stream, tx, thread, current.operatorId, message);
  return presentMessage(message);
}

/**
 * Writes a message of a member or a visitor to the staff; a message after the end of a conversation starts another one.
 * @throws Refusal rate.limited for too many visitors of one network or too many pictures; chat.elsewhere while the
 *   merchant uses an external chat; not.found for a card of another member
 */
export async function writeAsMember(
  platform: ChatPlatform,
  cards: Cards,
  party: Party,
  language: string,
  content: Content,
): Promise<View> {
  const settings = await readSettings(platform.db);
  if (settings.chatUrl !== null) throw new Refusal('chat.elsewhere');
  const zone = await platform.site.timeZone();
  return platform.db.transaction(async (tx) => {
    if ('guestHash' in party && (await findThread(tx, party)) === undefined) await requireGuestLimit(tx, party);
    const thread = await lockThread(tx, party, language);
    if (content.card !== null) await cards.read(tx, { memberId: thread.memberId, language }, content.card);
    const current = async () => {
      if (content.picture !== null) await requirePictureLimit(tx, thread.id);
      const last = await currentConversation(tx, thread.id);
      if (last !== undefined && last.state !== 'closed') return last;
      return openConversation(tx, thread.id, {
        operator: await chooseOperator(
          tx,
          await platform.ports.backstage.operatorsWith(tx, 'chat.answer'),
          settings.mostEach,
        ),
        isAway: !isOpenAt(settings.hours, zone, Date.now()),
      });
    };
    return writeMessage(platform, tx, thread, { author: 'member', name: null }, content, current);
  });
}
