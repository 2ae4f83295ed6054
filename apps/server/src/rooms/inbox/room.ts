import { inbox as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../platform/db/index.ts';
import { feedbackSent } from '../../platform/events/index.ts';
import { type BoundRoute, type Caller, route } from '../../platform/http/index.ts';
import type { InboxPlatform } from './ports.ts';
import { pageOf } from '../../platform/operators/index.ts';
import { requireFound } from '../../platform/refusal.ts';
import { defineRoom } from '../../platform/room.ts';
import type { Person } from '../identity/ports.ts';
import { openCase } from './cases.ts';
import { deliver, readChoices, writeChoices } from './deliver.ts';
import { createDesk } from './desk/index.ts';
import type { Inbox } from './index.ts';
import { createListener } from './listeners.ts';
import { createForMany } from './many.ts';
import { eraseInbox, exportInbox } from './personal.ts';
import { PUSH_SEALED } from './push/keys.ts';
import { createPush } from './push/push.ts';
import { presentMail, withoutText } from './present.ts';
import { countMails, findMail, type Mail, noteAllRead, noteRead, readPage, removeMail } from './store.ts';

const PRUNE_EVERY_MS = 3_600_000;

export const inbox = defineRoom({ name: 'inbox', create: createInbox });

function createInbox(platform: InboxPlatform) {
  const { db, events } = platform;
  const forMany = createForMany(db, platform);
  const push = createPush(platform);

  const door: Inbox = { deliver: async (tx, mails) => void (await deliver(events, tx, mails)) };
  const person: Pick<Person, 'erase' | 'export'> = {
    erase: eraseInbox,
    export: ({ memberId }) => exportInbox(db, memberId),
  };
  return {
    door,
    answers: { person },
    desk: createDesk(platform, forMany),
    listeners: [createListener(platform)],
    events: [feedbackSent],
    routes: [
      ...mailRoutes(platform, forMany),
      route(contract.choices, ({ caller }) => readChoices(db, caller.memberId)),
      route(contract.changeChoices, ({ caller, body }) =>
        db.transaction(async (tx) => {
          await writeChoices(tx, caller.memberId, body);
          // News to many appear or disappear.
          await events.stream.publish(tx, caller.memberId, 'inbox.changed', {});
          return readChoices(tx, caller.memberId);
        }),
      ),
      ...push.routes,
      route(contract.feedback, ({ caller, body }) => db.transaction((tx) => openCase(events.outbox, tx, caller, body))),
    ],
    prepare: push.prepare,
    sealed: [PUSH_SEALED],
    jobs: [
      push.job,
      {
        name: 'inbox-expired',
        everyMs: PRUNE_EVERY_MS,
        run: async () => {
          await prune(db);
          return false;
        },
      },
    ],
  };
}

function mailRoutes({ db, events }: InboxPlatform, forMany: ReturnType<typeof createForMany>): BoundRoute[] {
  async function list(caller: Caller, language: string, page: { pageNo?: number; pageSize?: number }) {
    const { offset, limit } = pageOf(page);
    const many = await forMany.idsFor(caller);
    const { total } = await countMails(db, caller.memberId, many);
    const mails = await readPage(db, caller.memberId, many, { offset, limit, total });
    return {
      list: mails.map((mail) => withoutText(presentMail(mail, language))),
      totalPages: Math.ceil(total / limit),
    };
  }
  /** Another member's message is reported as not found. */
  async function find(executor: Executor, caller: Caller, id: string): Promise<Mail> {
    return requireFound(await findMail(executor, caller.memberId, BigInt(id), await forMany.idsFor(caller)));
  }
  async function unreadOf(caller: Caller): Promise<number> {
    return (await countMails(db, caller.memberId, await forMany.idsFor(caller))).unread;
  }

  return [
    route(contract.messages, ({ caller, language, query }) => list(caller, language, query)),
    route(contract.unreadCount, ({ caller }) => unreadOf(caller)),
    route(contract.message, async ({ caller, language, params }) =>
      presentMail(await find(db, caller, params.id), language),
    ),
    route(contract.markRead, async ({ caller, params }) => {
      const mail = await find(db, caller, params.id);
      await db.transaction(async (tx) => {
        if (await noteRead(tx, caller.memberId, mail))
          await events.stream.publish(tx, caller.memberId, 'inbox.changed', {});
      });
      return null;
    }),
    route(contract.markAllRead, async ({ caller }) => {
      const many = await forMany.idsFor(caller);
      await db.transaction(async (tx) => {
        await noteAllRead(tx, caller.memberId, many);
        await events.stream.publish(tx, caller.memberId, 'inbox.changed', {});
      });
      return null;
    }),
    route(contract.remove, async ({ caller, params }) => {
      const mail = await find(db, caller, params.id);
      await db.transaction(async (tx) => {
        await removeMail(tx, caller.memberId, mail);
        await events.stream.publish(tx, caller.memberId, 'inbox.changed', {});
      });
      return null;
    }),
  ];
}

/** Removes messages to many that are no longer shown, with their marks; those to one member stay until removed. */
async function prune(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from inbox_messages where member_id is null and expires_at < clock_timestamp() - interval '90 days'`);
}
