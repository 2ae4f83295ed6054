import type { Tx } from '../../../platform/db/index.ts';
import type { Approval } from '../approvals.ts';
import { termsOf } from '../lottery-terms.ts';
import type { BackofficeServices } from '../services.ts';
import type { Change } from './execute-approval.ts';

/** Publishes the odds that were asked for, unless others were published meanwhile. */
export async function publishOdds(
  { doors: { lottery } }: BackofficeServices,
  tx: Tx,
  approval: Approval,
): Promise<Change> {
  if (approval.kind !== 'odds.publish') throw new Error('not a publication of odds');
  const { gameCode, formerVersion, changes } = approval.payload;
  const { wanted, memberDrawMinor } = termsOf(approval.payload);
  const version = await lottery.publishOdds(tx, gameCode, formerVersion, wanted, memberDrawMinor);
  return {
    action: 'odds.published',
    before: { oddsVersion: formerVersion, ...sideOf(changes, 'before') },
    after: { oddsVersion: version, ...sideOf(changes, 'after') },
  };
}

/** Publishes the rules that were asked for, if no issue of their first day exists yet. */
export async function publishRules(
  { doors: { lottery } }: BackofficeServices,
  tx: Tx,
  approval: Approval,
): Promise<Change> {
  if (approval.kind !== 'rules.publish') throw new Error('not a publication of rules');
  const { gameCode, changes, ...wanted } = approval.payload;
  const version = await lottery.operations.publishRules(tx, gameCode, wanted);
  return {
    action: 'rules.published',
    before: { rulesVersion: wanted.formerVersion, ...sideOf(changes, 'before') },
    after: { rulesVersion: version, firstDay: wanted.firstDay, ...sideOf(changes, 'after') },
  };
}

/** Gives the draw its later time, if it has still no result. */
export async function postponeDraw(
  { doors: { lottery } }: BackofficeServices,
  tx: Tx,
  approval: Approval,
): Promise<Change> {
  if (approval.kind !== 'draw.postpone') throw new Error('not a draw to postpone');
  const { gameCode, numero, formerDrawAt, drawAt } = approval.payload;
  await lottery.postponeDraw(tx, gameCode, numero, new Date(drawAt));
  return { action: 'draw.postponed', before: { drawAt: formerDrawAt }, after: { drawAt } };
}

const sideOf = (changes: readonly { about: string; before: string; after: string }[], side: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.about, change[side]]));
