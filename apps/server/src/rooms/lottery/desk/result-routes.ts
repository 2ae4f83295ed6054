import { createHash } from 'node:crypto';
import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, writeTrail } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import { presentFeeds } from './present.ts';

/**
 * Results of official draws, files and feeds. Results have a separate two-person rule: another operator confirms them.
 */
export function createResultRoutes(platform: Platform, lottery: Lottery): BoundRoute[] {
  return [
    route(
      contract.proposeResult,
      async ({ operator, ip, params: { gameCode, numero: issue }, body: { result, reason } }) => {
        return audited(platform, { operator, ip }, async (tx) => {
          const { replaced, ...value } = await lottery.proposeResult(tx, operator.operatorId, gameCode, issue, result);
          const object = `draw:${gameCode}:${issue}`;
          const before = replaced === undefined ? {} : { before: { result: replaced } };
          return {
            value,
            trail: { action: 'result.proposed', object, ...before, after: { result, ...value }, reason },
          };
        });
      },
    ),
    route(
      contract.withdrawReport,
      ({ operator, ip, params: { gameCode, numero: issue }, body: { reportId, reason } }) =>
        audited(platform, { operator, ip }, async (tx) => {
          const { id, version, source, result } = await lottery.withdrawReport(
            tx,
            operator.operatorId,
            gameCode,
            issue,
            BigInt(reportId),
          );
          const before = { report: String(id), version, source, result };
          return {
            value: {},
            trail: { action: 'result.withdrawn', object: `draw:${gameCode}:${issue}`, before, reason },
          };
        }),
    ),
    route(
      contract.confirmResult,
      async ({ operator, ip, params: { gameCode, numero: issue }, body: { reportId, reason } }) => {
        return audited(platform, { operator, ip }, async (tx) => {
          const value = await lottery.confirmResult(tx, operator.operatorId, gameCode, issue, BigInt(reportId));
          const object = `draw:${gameCode}:${issue}`;
          return {
            value,
            trail: { action: 'result.confirmed', object, after: { report: reportId, ...value }, reason },
          };
        });
      },
    ),
    ...fileRoutes(platform, lottery),
  ];
}

function fileRoutes(platform: Platform, lottery: Lottery): BoundRoute[] {
  return [
    route(contract.previewImport, ({ operator, body }) => lottery.operations.takeFile(body, operator.operatorId)),
    route(contract.importResults, async ({ operator, ip, body: { reason, ...file } }) => {
      // Written first, because each line is a separate transaction: reports name the operator as their source.
      await writeTrail(platform, { operator, ip }, platform.db, {
        action: 'results.imported',
        object: `file:${file.fileName}`,
        reason,
        after: {
          kind: file.kind,
          characters: file.text.length,
          sha256: createHash('sha256').update(file.text).digest('hex'),
        },
      });
      // The trail of each draw names the operator who uploaded its result, and the file.
      return lottery.operations.takeFile(file, operator.operatorId, {
        noted: (tx, { gameCode, numero: issue, result, verdict }) =>
          writeTrail(platform, { operator, ip }, tx, {
            action: 'result.imported',
            object: `draw:${gameCode}:${issue}`,
            after: { result, file: file.fileName, ...verdict },
            reason,
          }),
      });
    }),
    route(contract.feeds, async () => presentFeeds(await lottery.operations.feeds())),
  ];
}
