import type { Tx } from '../../../platform/db/index.ts';
import type { Approval } from '../approvals.ts';
import { termsOf } from '../lottery-terms.ts';
import type { BackofficeServices } from '../services.ts';
import type { Change } from './execute-approval.ts';

/** Publishes the odds that were asked for, unless others were published meanwhile. */
export async function publishOdds({ doors: { lottery } }: BackofficeServices, tx: Tx, approval: Approval): Promise<Change> {
  if (approval.kind !== 'odds.publish') throw new Error('not a publication of odds');
  const { gameCode, formerVersion, changes } = approval.payload;
  const { wanted, memberDrawMinor } = termsOf(approval.payload);
  const version = await lottery.publishOdds(tx, gameCode, formerVersion, wanted, memberDrawMinor);
  const side = (name: 'before' | 'after') => Object.fromEntries(changes.map((change) => [change.about, change[name]]));
  return { action: 'odds.published', before: { oddsVersion: formerVersion, ...side('before') }, after: { oddsVersion: version, ...side('after') } };
}

/** Gives the draw its later time, if it has still no result. */
export async function postponeDraw({ doors: { lottery } }: BackofficeServices, tx: Tx, approval: Approval): Promise<Change> {
  if (approval.kind !== 'draw.postpone') throw new Error('not a draw to postpone');
  const { gameCode, numero, formerDrawAt, drawAt } = approval.payload;
  await lottery.postponeDraw(tx, gameCode, numero, new Date(drawAt));
  return { action: 'draw.postponed', before: { drawAt: formerDrawAt }, after: { drawAt } };
}
