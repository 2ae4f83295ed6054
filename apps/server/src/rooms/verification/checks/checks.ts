import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../../platform/db/index.ts';
import { takeRawJson } from '../../../platform/http/raw-json.ts';
import type { VerificationPlatform } from '../ports.ts';
import { documentsOf, openPicture } from '../documents.ts';
import type { Verification } from '../index.ts';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import { dayOf } from '../../../platform/zone.ts';
import { isAged } from '../is-aged.ts';
import { type CheckRow, lockCheck, sendAgain, takeDueChecks, writeCheck } from './check-rows.ts';
import type { IdentityReport } from '../adapters/adapter.ts';
import { CALLBACK, callbackOf, type Parties } from '../parties.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';

const EVERY_MS = 5000;
const AT_ONCE = 5;
const BODY_LIMIT_BYTES = 16 * 1024;
/** States in which a report may still arrive; decided checks stay decided. */
const OPEN: ReadonlySet<CheckRow['state']> = new Set(['waiting', 'pending', 'unknown']);

/**
 * Sends documents to a provider and checks names against sanctions lists. An approved person is verified if they have
 * the merchant's minimum age and their name is on no list. A refused document is refused. Everything else waits for a
 * manual review, as without a provider.
 */
export function createChecks(platform: VerificationPlatform, parties: Parties, decide: Verification['decide']) {
  const { config, db, log, secrets, site } = platform;

  async function ask({ ref, memberId, kind, state }: CheckRow): Promise<IdentityReport | undefined> {
    const provider = parties.identity();
    if (provider === undefined) return undefined;
    if (state === 'pending') return provider.ask(ref);
    const webhookUrl = callbackOf(config);
    return provider.submit({ ref, kind, webhookUrl, pictures: await picturesOf(db, secrets, memberId) });
  }
  /** @throws PartyUnavailable when the sanctions list does not answer; the report is requested again */
  async function apply(ref: string, report: IdentityReport): Promise<void> {
    const lists = report.state === 'approved' ? await listsOf(report) : [];
    await db.transaction(async (tx) => {
      const check = await lockCheck(tx, ref);
      if (check === undefined || !OPEN.has(check.state)) return;
      const { memberId } = check;
      if (report.state === 'pending' || report.state === 'unknown') return writeCheck(tx, ref, report.state);
      if (lists.length > 0) return writeCheck(tx, ref, 'hit', lists);
      const minimumAge = await site.minimumAge(tx);
      const today = dayOf(await site.timeZone(tx), Date.now());
      if (report.state !== 'approved' || !isAged(report.birthDate, minimumAge, today)) {
        await writeCheck(tx, ref, 'refused');
        const note = report.state === 'approved' ? null : report.note;
        return decide(tx, memberId, { name: null, decidedBy: null, note });
      }
      await writeCheck(tx, ref, 'approved');
      const { name, birthDate, expiresOn, postcode } = report;
      return decide(tx, memberId, { name, birthDate, expiresOn, postcode, decidedBy: null });
    });
  }
  async function listsOf({ name, birthDate }: { name: string; birthDate: string }): Promise<readonly string[]> {
    return (await parties.sanctions()?.search({ name, birthDate })) ?? [];
  }
  async function receive(body: Buffer, headers: IncomingHttpHeaders): Promise<boolean> {
    const provider = parties.identity();
    const reported = parties.readWebhook(body, headers);
    if (provider === undefined || reported === null || !isUuid(reported.ref)) return false;
    await apply(reported.ref, reported.report ?? (await provider.ask(reported.ref)));
    return true;
  }

  return {
    job: {
      name: 'verification-checks',
      everyMs: EVERY_MS,
      run: async () => {
        if (parties.identity() === undefined) return false;
        const due = await takeDueChecks(db, AT_ONCE);
        for (const check of due) {
          try {
            const report = await ask(check);
            if (report !== undefined) await apply(check.ref, report);
          } catch (error) {
            if (!(error instanceof PartyUnavailable)) throw error;
            if (error.status === 404 && check.state === 'pending') await sendAgain(db, check.ref);
            log.warn({ err: error, ref: check.ref, tries: check.tries }, 'a document could not be checked');
          }
        }
        return due.length === AT_ONCE;
      },
    },
    plugin: callbackPlugin(receive, log),
  };
}

async function picturesOf(
  executor: Executor,
  secrets: VerificationPlatform['secrets'],
  memberId: bigint,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const { id, side, decidedAt } of await documentsOf(executor, memberId)) {
    const found = decidedAt === null ? await openPicture(executor, secrets, id) : undefined;
    if (found !== undefined) pictures[side] = found.picture.toString('base64');
  }
  return pictures;
}

function callbackPlugin(
  receive: (body: Buffer, headers: IncomingHttpHeaders) => Promise<boolean>,
  log: VerificationPlatform['log'],
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    takeRawJson(app, BODY_LIMIT_BYTES);
    app.post<{ Body: Buffer | undefined }>(CALLBACK, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
      try {
        const isTaken = await receive(request.body ?? Buffer.alloc(0), request.headers);
        return await reply.code(isTaken ? 200 : 401).send({ received: isTaken });
      } catch (error) {
        // An invalid report and an unresponsive list are treated alike: the provider repeats the report.
        log.warn({ err: error }, 'a report on a document could not be applied');
        return reply.code(503).send({ received: false });
      }
    });
  };
}
