import { createHash } from 'node:crypto';
import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../platform/http/index.ts';
import { requestOdds, requestPostponement, requestRules } from './actions/request-lottery.ts';
import { writeAudit } from './audit.ts';
import { termsOf } from './lottery-terms.ts';
import { presentApproval } from './present.ts';
import { presentFeeds, presentReport, presentRules, presentTerms } from './present-lottery.ts';
import { actorOf } from './requests.ts';
import type { BackofficeServices } from './services.ts';

/** Odds, rules, results, files, calendars and feeds. Money at stake needs a second person: odds, rules and postponements by request, results by their own confirmation. */
export function createLotteryRoutes(services: BackofficeServices): BoundRoute[] {
  const { operations } = services.doors.lottery;
  return [
    route(contract.games, () => operations.games()),
    route(contract.odds, async ({ params }) => presentTerms(await operations.terms(params.gameCode))),
    route(contract.previewOdds, ({ params, body }) => {
      const { wanted, memberDrawMinor } = termsOf(body);
      return operations.previewTerms(params.gameCode, body.formerVersion, wanted, memberDrawMinor);
    }),
    route(contract.requestOdds, async ({ operator, ip, params, body }) =>
      presentApproval(await requestOdds(services, operator, ip, params.gameCode, body)),
    ),
    route(contract.rules, async ({ params }) => presentRules(await operations.rules(params.gameCode))),
    route(contract.previewRules, ({ params, body }) => operations.previewRules(params.gameCode, body)),
    route(contract.requestRules, async ({ operator, ip, params, body }) =>
      presentApproval(await requestRules(services, operator, ip, params.gameCode, body)),
    ),
    route(contract.draw, async ({ operator, params }) =>
      presentReport(await operations.drawReport(params.gameCode, params.numero), `operator:${operator.operatorId}`),
    ),
    route(contract.requestPostponement, async ({ operator, ip, params, body }) =>
      presentApproval(await requestPostponement(services, operator, ip, params.gameCode, params.numero, body)),
    ),
    route(contract.feeds, async () => presentFeeds(await operations.feeds())),
    ...createResultRoutes(services),
    ...createCalendarRoutes(services),
  ];
}

function createResultRoutes({ platform: { db, events }, doors: { lottery } }: BackofficeServices): BoundRoute[] {
  const tell = () => {
    events.outbox.poke();
    events.stream.poke();
  };
  return [
    route(contract.proposeResult, async ({ operator, ip, params: { gameCode, numero }, body: { result, reason } }) => {
      const verdict = await db.transaction(async (tx) => {
        const proposed = await lottery.proposeResult(tx, operator.operatorId, gameCode, numero, result);
        await writeAudit(tx, actorOf(operator, ip), {
          action: 'result.proposed',
          object: `draw:${gameCode}:${numero}`,
          after: { result, ...proposed },
          reason: reason.trim(),
        });
        return proposed;
      });
      tell();
      return verdict;
    }),
    route(
      contract.confirmResult,
      async ({ operator, ip, params: { gameCode, numero }, body: { reportId, reason } }) => {
        const verdict = await db.transaction(async (tx) => {
          const confirmed = await lottery.confirmResult(tx, operator.operatorId, gameCode, numero, BigInt(reportId));
          await writeAudit(tx, actorOf(operator, ip), {
            action: 'result.confirmed',
            object: `draw:${gameCode}:${numero}`,
            after: { report: reportId, ...confirmed },
            reason: reason.trim(),
          });
          return confirmed;
        });
        tell();
        return verdict;
      },
    ),
    route(contract.previewImport, ({ body }) => lottery.operations.takeFile(body, true)),
    route(contract.importResults, async ({ operator, ip, body: { reason, ...file } }) => {
      // First, because each line is a transaction of its own: what was reported names the file as its source.
      await writeAudit(db, actorOf(operator, ip), {
        action: 'results.imported',
        object: `file:${file.fileName}`,
        reason: reason.trim(),
        after: {
          kind: file.kind,
          characters: file.text.length,
          sha256: createHash('sha256').update(file.text).digest('hex'),
        },
      });
      return lottery.operations.takeFile(file, false);
    }),
  ];
}

function createCalendarRoutes({ platform: { db }, doors: { lottery } }: BackofficeServices): BoundRoute[] {
  return [
    route(contract.closedDays, () => lottery.operations.calendars()),
    route(contract.closeDay, async ({ operator, ip, params: { calendar, day }, body }) => {
      const reason = body.reason.trim();
      const affected = await db.transaction(async (tx) => {
        const draws = await lottery.operations.closeDay(tx, calendar, day, reason);
        await writeAudit(tx, actorOf(operator, ip), {
          action: 'calendar.day.closed',
          object: `calendar:${calendar}:${day}`,
          after: { skipped: draws.skipped.length, onSale: draws.onSale.length },
          reason,
        });
        return draws;
      });
      lottery.forgetGames();
      return affected;
    }),
    route(contract.reopenDay, async ({ operator, ip, params: { calendar, day }, body }) => {
      const restored = await db.transaction(async (tx) => {
        const count = await lottery.operations.reopenDay(tx, calendar, day);
        await writeAudit(tx, actorOf(operator, ip), {
          action: 'calendar.day.reopened',
          object: `calendar:${calendar}:${day}`,
          after: { restored: count },
          reason: body.reason.trim(),
        });
        return count;
      });
      lottery.forgetGames();
      return { restored };
    }),
  ];
}
