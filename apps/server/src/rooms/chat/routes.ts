import { chat as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../platform/db/index.ts';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { STAFF } from '../../platform/events/index.ts';
import type { ChatPlatform } from './ports.ts';
import { plainText } from '../../platform/plain-text.ts';
import { Refusal, requireFound } from '../../platform/refusal.ts';
import { createAnswerTime } from './answer-time.ts';
import type { Cards } from './cards/cards.ts';
import { isOpenAt } from './hours.ts';
import { noteMark } from './marks.ts';
import { countUnread } from './messages.ts';
import { createParties } from './party.ts';
import { openPicture } from './pictures.ts';
import { readSettings } from './settings.ts';
import { presentChatState } from './chat-state.ts';
import { notifyBoth } from './notify.ts';
import { closeConversation, currentConversation, findThread, lockThreadOf, type Thread } from './threads.ts';
import { readContent, writeAsMember } from './write.ts';

/** Routes of members, and of visitors who may write. */
export function createRoutes(platform: ChatPlatform, cards: Cards): BoundRoute[] {
  const parties = createParties(platform);
  const threadOf = async (calling: Parameters<Parties['of']>[0]) => threadOfCaller(platform.db, parties, calling);
  return [...readRoutes(platform, cards, parties, threadOf), ...writeRoutes(platform, cards, parties, threadOf)];
}

type Parties = ReturnType<typeof createParties>;
type ThreadOf = (calling: Parameters<Parties['of']>[0]) => Promise<Thread>;

/** The caller's thread. @throws Refusal not.found when nothing was written yet */
async function threadOfCaller(db: Executor, parties: Parties, calling: Parameters<Parties['of']>[0]): Promise<Thread> {
  const party = await parties.of(calling);
  return requireFound(party === null ? undefined : await findThread(db, party));
}

function readRoutes(platform: ChatPlatform, cards: Cards, parties: Parties, threadOf: ThreadOf): BoundRoute[] {
  const { db, secrets, config } = platform;
  const answerTime = createAnswerTime(db);
  return [
    route(contract.unreadCount, async ({ caller }) => {
      await parties.requireChat(caller);
      const thread = await findThread(db, caller);
      const { hours } = await readSettings(db);
      return {
        unReadCount: thread === undefined ? 0 : await countUnread(db, thread.id),
        isOpen: isOpenAt(hours, await platform.site.timeZone(), Date.now()),
        answersWithinSeconds: await answerTime(),
      };
    }),
    route(contract.launch, async (context) => {
      await parties.of(context);
      return { chatUrl: (await readSettings(db)).chatUrl ?? `${config.publicOrigin}/m/chat` };
    }),
    route(contract.conversation, async (context) => {
      const { before, visit } = context.query;
      const party = await parties.opening(context, visit === 'own');
      if (party !== null && 'guestHash' in party) await parties.keep(context, party);
      return presentChatState(
        platform,
        answerTime,
        party,
        context.language,
        before === undefined ? undefined : BigInt(before),
      );
    }),
    route(contract.cards, async ({ caller, language }) => {
      await parties.requireChat(caller);
      return { list: await cards.latest({ ...caller, language }, null) };
    }),
    route(contract.card, async ({ caller, language, params }) => {
      await parties.requireChat(caller);
      return cards.read(db, { memberId: caller.memberId, language }, params);
    }),
    route(contract.picture, async (context) => {
      const { id } = await threadOf(context);
      const picture = requireFound(await openPicture(db, secrets, BigInt(context.params.id), id));
      return { picture };
    }),
  ];
}

function writeRoutes(platform: ChatPlatform, cards: Cards, parties: Parties, threadOf: ThreadOf): BoundRoute[] {
  const { db, events } = platform;
  return [
    route(contract.sendMessage, async (context) => {
      const known = await parties.of(context);
      const content = await readContent(context);
      const party = known ?? parties.begin(context);
      if ('guestHash' in party) await parties.keep(context, party);
      return writeAsMember(platform, cards, party, context.language, content);
    }),
    route(contract.markRead, async (context) => {
      const { id } = await threadOf(context);
      await db.transaction(async (tx) => {
        const current = await currentConversation(tx, id);
        const thread = current && (await lockThreadOf(tx, current.id));
        if (thread === undefined || current === undefined) throw new Refusal('not.found');
        await noteMark(events.stream, tx, thread, 'member', { ...context.body, conversationId: current.id });
      });
      return null;
    }),
    route(contract.typing, async (context) => {
      const party = await parties.of(context);
      const thread = party === null ? undefined : await findThread(db, party);
      const current = thread && (await currentConversation(db, thread.id));
      if (current !== undefined && current.state !== 'closed')
        await events.stream.publish(db, STAFF, 'chat.typing', {
          conversationId: String(current.id),
          by: 'member',
          name: null,
        });
      return null;
    }),
    route(contract.end, async (context) => {
      const { id } = await threadOf(context);
      await db.transaction(async (tx) => {
        const current = await currentConversation(tx, id);
        const thread = current && (await lockThreadOf(tx, current.id));
        if (current === undefined || thread === undefined) throw new Refusal('not.found');
        // The end is announced once.
        if (!(await closeConversation(tx, current.id, 'member'))) return;
        const data = { conversationId: String(current.id), message: null };
        await notifyBoth(events.stream, tx, thread.address, 'chat.message', data);
      });
      return null;
    }),
    route(contract.rate, async (context) => {
      const { rating, note } = context.body;
      const thread = await threadOf(context);
      await db.transaction(async (tx) => {
        const rated = requireFound(await currentConversation(tx, thread.id));
        await tx.run(sql`
          update chat_conversations set rating = ${rating}::smallint,
            rating_note = ${note === undefined ? null : plainText(note)}
           where id = ${rated.id}::bigint`);
        await events.stream.publish(tx, STAFF, 'chat.message', { conversationId: String(rated.id), message: null });
      });
      return null;
    }),
  ];
}
