import { type BodyOf, inboxDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { InboxPlatform } from '../ports.ts';
import {
  accountsOf,
  type Acting,
  audited,
  bulkAction,
  requireFreeCase,
  type Desk,
} from '../../../platform/operators/index.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Case, endCase } from '../cases.ts';
import { deliver } from '../deliver.ts';
import type { ForMany } from '../many.ts';
import { queueForMany } from '../push/store.ts';
import { insertForMany, type Mail, type WrittenTexts } from '../store.ts';
import { createCaseList, presentCase, WAITING_CASES } from './case-list.ts';
import { createMailingList } from './mailing-list.ts';
import { INBOX_TIMELINE } from './timeline.ts';

const DAY_MS = 86_400_000;

/** The desk for operators' messages and members' feedback. */
export function createDesk(platform: InboxPlatform, forMany: ForMany): Desk {
  const { events } = platform;
  const cases = createCaseList(platform);
  const mailings = createMailingList();

  /**
   * Ends a case, with or without an answer in the member's inbox.
   * @throws Refusal not.found, case.closed, case.taken, case.on.hold
   */
  function end(acting: Acting, id: string, answer: string | null, reason: string): Promise<Case> {
    return audited(platform, acting, async (tx) => {
      await requireFreeCase(platform, acting, tx, `case:${id}`);
      const one = await endCase(tx, BigInt(id), answer);
      const mail = { memberId: one.memberId, kind: 'answer', key: `case:${id}`, template: 'answered' } as const;
      if (answer !== null) await deliver(events, tx, [{ ...mail, params: { text: answer } }]);
      return {
        value: one,
        trail: {
          action: answer === null ? 'inbox.case.closed' : 'inbox.case.answered',
          object: `case:${id}`,
          reason,
          before: { state: 'open', memberId: String(one.memberId) },
          after: { state: one.state, answer },
        },
      };
    });
  }

  return {
    permissions: [
      { permission: 'inbox.read', roles: ['admin', 'support'] },
      { permission: 'inbox.answer', roles: ['admin', 'support'] },
      { permission: 'inbox.send', roles: ['admin'] },
    ],
    memberTimeline: INBOX_TIMELINE,
    routes: [
      route(contract.answerCase, async ({ operator, ip, params, body }) => {
        const answer = body.text === undefined ? null : plainText(body.text);
        const ended = await end({ operator, ip }, params.id, answer, body.reason);
        return presentCase(ended, (await accountsOf(platform, [ended]))(ended));
      }),
      ...mailingRoutes(platform, forMany),
    ],
    lists: [cases, mailings],
    bulk: [
      bulkAction<ValueOf<typeof contract.answerCase>>({
        list: 'cases',
        action: 'close',
        permission: 'inbox.answer',
        refusal: ({ state }) => (state === 'open' ? null : 'case.closed'),
        run: (acting, { id }, reason) => end(acting, id, null, reason),
      }),
    ],
    notable: [{ kind: 'case', permission: 'inbox.read', decide: 'inbox.answer' }],
    waiting: [WAITING_CASES],
  };
}

/** @returns the number of rows written; none when a request with this key was sent before */
async function send(
  platform: InboxPlatform,
  tx: Tx,
  { key, kind, audience, texts, days }: BodyOf<typeof contract.send>,
): Promise<number> {
  const { events } = platform;
  const { memberIds, ...segment } = audience;
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  const written = cleaned(texts);
  if (memberIds === undefined) {
    const id = await insertForMany(tx, {
      kind,
      key: `sent:${key}`,
      texts: written,
      audience: segment,
      expiresAt,
    });
    if (id === undefined) return 0;
    await queueForMany(tx, platform.directory, { id, kind, audience: segment });
    await events.stream.publish(tx, null, 'inbox.changed', {});
    return 1;
  }
  if (segment.types !== undefined || segment.labels !== undefined)
    throw new Refusal('request.invalid', { field: 'audience', reason: 'memberIds' });
  const ids = [...new Set(memberIds)];
  for (const id of ids) await requireMember(platform, tx, BigInt(id));
  // News are not sent to members on a break or excluded; the sender sees how many members are reached.
  const away = kind === 'news' ? await platform.reach.away(tx, ids.map(BigInt)) : new Set();
  const reached = ids.map(BigInt).filter((id) => !away.has(id));
  return deliver(
    events,
    tx,
    reached.map((memberId) => ({ memberId, kind, key: `sent:${key}:${memberId}`, texts: written, expiresAt })),
  );
}

async function requireMember(platform: InboxPlatform, tx: Tx, memberId: bigint): Promise<void> {
  if ((await platform.directory.find(memberId, tx)) === undefined) throw new Refusal('not.found');
}

function mailingRoutes(platform: InboxPlatform, forMany: ForMany): BoundRoute[] {
  const { events } = platform;
  return [
    route(contract.send, async ({ operator, ip, body }) => {
      const { key, kind, audience, texts, reason } = body;
      const sent = await audited(platform, { operator, ip }, async (tx) => {
        const value = await send(platform, tx, body);
        // A repeated request writes no message; its entry names 0.
        const after = { kind, audience, texts, sent: value };
        return { value, trail: { action: 'inbox.sent', object: `mailing:${key}`, reason, before: null, after } };
      });
      forMany.drop();
      return { sent };
    }),
    route(contract.withdraw, async ({ operator, ip, params, body }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const before = await withdraw(tx, BigInt(params.id));
        await events.stream.publish(tx, null, 'inbox.changed', {});
        return {
          action: 'inbox.withdrawn',
          object: `mailing:${params.id}`,
          reason: body.reason,
          before,
          after: null,
        };
      });
      forMany.drop();
      return null;
    }),
  ];
}

/** Removes marks that change the direction of surrounding text; members see the text as plain text. */
function cleaned(texts: WrittenTexts): WrittenTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { title, text }]) => {
      const clean = { title: plainText(title), text: plainText(text) };
      if (clean.title === '' || clean.text === '')
        throw new Refusal('request.invalid', { field: 'texts', reason: language });
      return [language, clean];
    }),
  );
}

/**
 * @returns the message
 * @throws Refusal not.found for a message to a single member, or one that is already withdrawn
 */
async function withdraw(tx: Tx, id: bigint): Promise<Pick<Mail, 'kind' | 'audience' | 'texts'>> {
  return tx.found(sql<Pick<Mail, 'kind' | 'audience' | 'texts'>>`
    update inbox_messages set withdrawn_at = clock_timestamp()
     where id = ${id}::bigint and member_id is null and withdrawn_at is null
    returning kind, audience, texts`);
}
