import { randomUUID } from 'node:crypto';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { createLanes, type Work } from '../../../platform/jobs/lanes.ts';
import type { OutgoingMessage } from '../../../platform/messaging/index.ts';
import type { Message } from './message.ts';
import { mailPage } from './mail-page.ts';

export interface Messages {
  /**
   * Queues a message in the caller's transaction. It is sent after the commit, so that no answer waits for a gateway.
   * @param isDecoy written with the same work but never sent
   * @param ttlSeconds time after which it is no longer sent
   */
  queue(executor: Executor, message: Message, ttlSeconds: number, isDecoy?: boolean): Promise<void>;
  /** Sends due messages and waits for them. @returns whether more are due immediately */
  deliver(): Promise<boolean>;
  /** Sends due messages; a slow gateway delays no other message. */
  delivery: Work;
}

const AT_ONCE = 20;
/** A claimed message can be claimed again after this time, in case its process died. */
const CLAIM_SECONDS = 30;

/** Text messages and mails, sent at least once, and retried with growing pauses until they expire. */
export function createMessages({ db, secrets, messaging, log, metrics }: Platform): Messages {
  const sent = metrics.counter('fairlot_messages_total', 'Text messages and mails by outcome', ['channel', 'outcome']);

  async function sendOne({ id, channel, sealed, attempts }: Claimed): Promise<void> {
    try {
      const message = JSON.parse(secrets.open(sealed, messageContext(id)).toString('utf8')) as Message;
      await messaging.send(message.channel, id, outgoing(message));
      await db.run(sql`delete from identity_messages where id = ${id}::uuid`);
      sent.inc({ channel, outcome: 'sent' });
    } catch (error) {
      log.warn({ err: error, message: id, channel, attempts }, 'a message was not sent');
      sent.inc({ channel, outcome: 'failed' });
      await db.run(sql`
        update identity_messages set due_at = clock_timestamp()
          + make_interval(secs => ${2 ** Math.min(attempts, 8)}::int) where id = ${id}::uuid`);
    }
  }
  async function claim(limit: number): Promise<Claimed[]> {
    return db.rows(sql<Claimed>`
      with ended as (delete from identity_messages where is_decoy or expires_at <= clock_timestamp())
      update identity_messages set attempts = attempts + 1,
        due_at = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS}::int)
       where id in (select id from identity_messages where due_at <= clock_timestamp()
           and not is_decoy and expires_at > clock_timestamp()
         order by due_at limit ${limit}::int for update skip locked)
      returning id, channel, sealed, attempts`);
  }
  const delivery = createLanes({
    most: AT_ONCE,
    take: claim,
    work: sendOne,
    onError: (error) => log.error({ err: error }, 'a message could not be processed'),
  });
  return {
    delivery,
    deliver: async () => {
      const more = await delivery.run();
      await delivery.settle();
      return more === true;
    },
    queue: async (executor, message, ttlSeconds, isDecoy = false) => {
      const id = randomUUID();
      const sealed = secrets.seal(Buffer.from(JSON.stringify(message)), messageContext(id));
      await executor.run(
        sql`
        insert into identity_messages (id, channel, sealed, is_decoy, expires_at)
        values (${id}::uuid, ${message.channel}, ${sealed}::bytea, ${isDecoy}::boolean,
          clock_timestamp() + make_interval(secs => ${ttlSeconds}::int))`,
        { wakes: ['job:identity-messages'] },
      );
    },
  };
}

function outgoing(message: Message): OutgoingMessage {
  const { channel, to, text, subject, tag } = message;
  return channel === 'sms' ? { to, text } : { to, text, subject, html: mailPage(message), language: tag };
}

interface Claimed {
  id: string;
  channel: string;
  sealed: Uint8Array;
  attempts: number;
}

/** Binds a sealed message to its row. */
export function messageContext(id: string): string {
  return `identity_messages:${id}`;
}
