import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { WebhookHeaders } from '../../../platform/outside/signed-webhooks.ts';
import { openReview } from '../reviews.ts';
import type { Outcome } from './apply-report.ts';

/** A provider of deposits or payouts whose webhooks are accepted. */
export interface WebhookSource {
  provider: string;
  /** Path below which its webhooks arrive. */
  path: string;
  verifyWebhook(rawBody: Uint8Array, headers: WebhookHeaders): { eventId: string; kept: Record<string, string> } | null;
  /**
   * Processes a verified webhook in one statement if it reports exactly the expected payment. Returns the outcome, or
   * null: then nothing was changed, and the event is stored and processed.
   */
  takePlain(executor: Executor, event: VerifiedEvent): Promise<Outcome | null>;
  /** Applies a verified webhook in the transaction that marks it as done. Null when its body is unreadable. */
  work(tx: Tx, body: string): Promise<Outcome | null>;
}

export interface VerifiedEvent {
  eventId: string;
  /** Headers that prove its origin. */
  kept: Record<string, string>;
  body: string;
}

/** @param read parses a verified body, null when it is unreadable; @param apply acts on the parsed reports */
export function sourceOf<Report extends object>(
  adapter: Pick<WebhookSource, 'provider' | 'verifyWebhook'> & { readWebhook(body: string): Report[] | null },
  path: string,
  apply: (tx: Tx, provider: string, report: Report) => Promise<Outcome>,
  takePlain?: (executor: Executor, provider: string, event: VerifiedEvent, report: Report) => Promise<Outcome | null>,
): WebhookSource {
  const { provider } = adapter;
  const readAll = (body: string) => {
    const reports = adapter.readWebhook(body);
    return reports?.flatMap((report) => Object.values(report)).every(isKeepable) ? reports : null;
  };
  return {
    provider,
    path: `${path}/${provider}`,
    verifyWebhook: adapter.verifyWebhook,
    takePlain: async (executor, event) => {
      const [report, ...more] = readAll(event.body) ?? [];
      if (takePlain === undefined || report === undefined || more.length > 0) return null;
      return takePlain(executor, provider, event, report);
    },
    work: async (tx, body) => {
      const reports = readAll(body);
      if (reports === null) return null;
      let outcome: Outcome = 'none';
      for (const report of reports) outcome = await apply(tx, provider, report);
      return outcome;
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;

interface Stored {
  id: bigint;
  provider: string;
  eventId: string;
  body: string;
}

export function createWebhooks({ db, log, metrics }: PaymentsPlatform, sources: readonly WebhookSource[]) {
  const outcomes = metrics.counter('fairlot_payment_webhooks_total', 'Webhooks of payment providers', [
    'provider',
    'outcome',
  ]);
  const sourceOfProvider = new Map(sources.map((source) => [source.provider, source]));

  /** Processes one event in one transaction with its consequences; skipped when another process holds it. */
  async function processOne(id: bigint): Promise<void> {
    const done = await db.transaction(async (tx) => {
      const stored = await tx.first(sql<Stored>`
        select id, provider, event_id as "eventId", body from payments_webhooks
          where id = ${id}::bigint and outcome is null for update skip locked`);
      if (stored === undefined) return undefined;
      const worked = (await sourceOfProvider.get(stored.provider)?.work(tx, stored.body)) ?? null;
      if (worked === null) {
        const { provider, eventId: paymentId, body } = stored;
        await openReview(tx, { provider, orderId: null, paymentId, reason: 'unreadable-event', detail: { body } });
      }
      const outcome = worked ?? 'unreadable';
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
      log.error({ err: error, webhook: String(id) }, 'a stored webhook could not be processed, it will be retried');
      await db.run(sql`
        update payments_webhooks set attempts = attempts + 1,
          next_attempt_at = clock_timestamp() + least(power(2, attempts), 300) * interval '1 second'
         where id = ${id}::bigint`);
    }
  }

  return {
    /** Stores a verified event and processes it. @throws Refusal auth.required when it is not the provider's */
    receive: async (source: WebhookSource, rawBody: Buffer, headers: WebhookHeaders): Promise<void> => {
      const verified = source.verifyWebhook(rawBody, headers);
      if (verified === null) {
        outcomes.inc({ provider: source.provider, outcome: 'forged' });
        throw new Refusal('auth.required');
      }
      const { kept } = verified;
      const event = { eventId: keepable(verified.eventId), kept, body: keepable(rawBody.toString('utf8')) };
      const outcome = await takePlain(db, log, source, event);
      if (outcome !== null) {
        outcomes.inc({ provider: source.provider, outcome });
        return;
      }
      const id = await store(db, source, event);
      if (id === undefined) outcomes.inc({ provider: source.provider, outcome: 'repeated' });
      else await tryOne(id);
    },
    /** Processes stored events that still wait, after a crash or a failure. */
    processWaiting: async (): Promise<void> => {
      const waiting = await db.rows(sql<{ id: bigint }>`
        select id from payments_webhooks where outcome is null and next_attempt_at <= clock_timestamp()
          order by id limit 100`);
      for (const { id } of waiting) await tryOne(id);
    },
  };
}

async function takePlain(
  db: PaymentsPlatform['db'],
  log: PaymentsPlatform['log'],
  source: WebhookSource,
  event: VerifiedEvent,
): Promise<Outcome | null> {
  try {
    return await source.takePlain(db, event);
  } catch (error) {
    log.warn(
      { err: error, provider: source.provider },
      'a webhook could not be processed immediately; it is stored first',
    );
    return null;
  }
}

async function store(
  db: PaymentsPlatform['db'],
  { provider }: WebhookSource,
  { eventId, kept, body }: VerifiedEvent,
): Promise<bigint | undefined> {
  const row = await db.first(sql<{ id: bigint }>`
    insert into payments_webhooks (provider, event_id, headers, body)
    values (${provider}, ${eventId}, ${JSON.stringify(kept)}::jsonb, ${body})
    on conflict (provider, event_id) do nothing returning id`);
  return row?.id;
}

/**
 * Replaces NUL, which the database cannot store, by the replacement character. The event is then reported instead of
 * being resent for ever.
 */
function keepable(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

function isKeepable(value: unknown): boolean {
  return typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed());
}
