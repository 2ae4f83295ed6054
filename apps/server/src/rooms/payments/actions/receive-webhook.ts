import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentAdapter, WebhookHeaders } from '../adapters/adapter.ts';
import { openReview } from '../repository.ts';
import type { ApplyReport } from './apply-report.ts';

export interface Webhooks {
  /** Stores a verified event and works on it. @throws Refusal auth.required when it is not the provider's */
  receive(adapter: PaymentAdapter, rawBody: Buffer, headers: WebhookHeaders): Promise<void>;
  /** Works on stored events that still wait, after a crash or a failure. */
  processWaiting(): Promise<void>;
}

interface Stored {
  id: bigint;
  provider: string;
  eventId: string;
  body: string;
}

export function createWebhooks(
  { db, log, metrics }: Platform,
  adapters: readonly PaymentAdapter[],
  applyReport: ApplyReport,
): Webhooks {
  const outcomes = metrics.counter('fairlot_payment_webhooks_total', 'Webhooks of payment providers', [
    'provider',
    'outcome',
  ]);
  const adapterOf = new Map(adapters.map((adapter) => [adapter.provider, adapter]));

  async function store(
    { provider }: PaymentAdapter,
    eventId: string,
    kept: Record<string, string>,
    body: string,
  ): Promise<bigint | undefined> {
    const row = await db.first(sql<{ id: bigint }>`
      insert into payments_webhooks (provider, event_id, headers, body)
      values (${provider}, ${eventId}, ${JSON.stringify(kept)}::jsonb, ${body})
      on conflict (provider, event_id) do nothing returning id`);
    return row?.id;
  }
  /** One event in one transaction with its consequences; skipped when another process has it. */
  async function processOne(id: bigint): Promise<void> {
    const done = await db.transaction(async (tx) => {
      const stored = await tx.first(sql<Stored>`
        select id, provider, event_id as "eventId", body from payments_webhooks
          where id = ${id}::bigint and outcome is null for update skip locked`);
      if (stored === undefined) return undefined;
      const read = adapterOf.get(stored.provider)?.readWebhook(stored.body) ?? null;
      const report = read !== null && Object.values(read).every(isKeepable) ? read : null;
      if (report === null) {
        const { provider, eventId: paymentId, body } = stored;
        await openReview(tx, { provider, orderId: null, paymentId, reason: 'unreadable-event', detail: { body } });
      }
      const outcome = report === null ? 'unreadable' : await applyReport(tx, stored.provider, report);
      await tx.run(sql`update payments_webhooks set outcome = ${outcome} where id = ${id}::bigint`);
      return { provider: stored.provider, outcome };
    });
    if (done === undefined) return;
    outcomes.inc(done);
  }
  async function tryOne(id: bigint): Promise<void> {
    try {
      await processOne(id);
    } catch (error) {
      log.error({ err: error, webhook: String(id) }, 'a stored webhook could not be worked on, it will be tried again');
      await db.run(sql`
        update payments_webhooks set attempts = attempts + 1,
          next_attempt_at = clock_timestamp() + least(power(2, attempts), 300) * interval '1 second'
         where id = ${id}::bigint`);
    }
  }

  return {
    receive: async (adapter, rawBody, headers) => {
      const verified = adapter.verifyWebhook(rawBody, headers);
      if (verified === null) {
        outcomes.inc({ provider: adapter.provider, outcome: 'forged' });
        throw new Refusal('auth.required');
      }
      const id = await store(adapter, keepable(verified.eventId), verified.kept, keepable(rawBody.toString('utf8')));
      if (id === undefined) outcomes.inc({ provider: adapter.provider, outcome: 'repeated' });
      else await tryOne(id);
    },
    processWaiting: async () => {
      const waiting = await db.rows(sql<{ id: bigint }>`
        select id from payments_webhooks where outcome is null and next_attempt_at <= clock_timestamp()
          order by id limit 100`);
      for (const { id } of waiting) await tryOne(id);
    },
  };
}

/**
 * A NUL, which the database does not keep, becomes the sign for what cannot be read: the event is told apart, not sent
 * for ever.
 */
function keepable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

function isKeepable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());
}
