import { formatMinor, payoutMinor, tryParseMinor } from '@fairlot/money';
import { type Family, type GameDraft, playsOf } from './game-draft.ts';

const ODDS = /^(\d{1,9})(?:\.(\d{1,4}))?$/;
const ODDS_DECIMALS = 4;
/** Parts of a hundred that a payout may lose without a warning. */
const LEAST_LOSS = 1;

/**
 * The offered bet type whose win at the minimum stake loses most by being rounded down to the minor unit.
 * @returns undefined if every win loses less than one hundredth
 */
export function roundingOf(
  { kind, offered, odds, minUnitStake }: Pick<GameDraft, 'kind' | 'offered' | 'odds' | 'minUnitStake'>,
  family: Family,
): { name: string; odds: string; paid: string; percent: number } | undefined {
  const stake = tryParseMinor(minUnitStake.trim());
  if (stake === null || stake <= 0n) return undefined;
  const losses = playsOf(family, kind).flatMap(({ play, name }) => {
    const text = odds[play]?.trim() ?? '';
    const [, whole, decimals = ''] = ODDS.exec(text) ?? [];
    if (offered[play] !== true || whole === undefined) return [];
    const paid = payoutMinor(stake, BigInt(whole + decimals.padEnd(ODDS_DECIMALS, '0')), 1);
    const exact = Number(stake) * Number(text);
    const percent = exact === 0 ? 0 : 100 * (1 - Number(paid) / exact);
    return percent < LEAST_LOSS ? [] : [{ name, odds: text, paid: formatMinor(paid), percent }];
  });
  return losses.toSorted((one, other) => other.percent - one.percent)[0];
}
