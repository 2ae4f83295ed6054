import { type TicketChance, ticketChance } from '@fairlot/lottery-maths/chance';
import { numberText } from '../../../../shared/i18n/number-text.ts';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Draw } from '../../results/api/draw.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { playsIn } from './plays-in.ts';

/** Chance that a bet of these tickets has a hit; null when a bet is unknown here, such as one of a newer version. */
export function ownChance(structure: Draw['structure'], tickets: readonly Ticket[]): TicketChance | null {
  const levels = structure.map(({ level, ...shape }) => ({ code: level, ...shape }));
  const known = new Map(
    playsIn(new Set(structure.map(({ level }) => level)), structure[0]?.count ?? 0).map((play) => [play.code, play]),
  );
  const bets = tickets.flatMap(({ lines }) => lines);
  const lines = bets.flatMap(({ play: code, picks }) => {
    const play = known.get(code);
    return play === undefined ? [] : [{ play, picks }];
  });
  if (lines.length === 0 || lines.length < bets.length) return null;
  try {
    const chance = ticketChance(lines, { code: '', levels });
    return chance.numerator === 0n ? null : chance;
  } catch (error) {
    // The lottery has other numbers than its plays have here.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The chance that none of the bets has a hit. */
export const noChance = ({ numerator, denominator, isExact }: TicketChance): TicketChance => ({
  numerator: denominator - numerator,
  denominator,
  isExact,
});

/** From this many thousandths on, a chance is a percentage. */
const PERCENT_FROM = 10;

/** A chance as a percentage, or as "1 in 600" when it is below one percent; rounded so that it never promises more. */
export function chanceText({ numerator, denominator }: TicketChance, tag: string, t: Translate): string {
  const thousandths = Number((numerator * 1000n) / denominator);
  if (thousandths >= PERCENT_FROM)
    return numberText(thousandths / 1000, tag, {
      style: 'percent',
      maximumFractionDigits: thousandths < 100 ? 1 : 0,
      roundingMode: 'trunc',
    });
  const times = (denominator + numerator - 1n) / numerator;
  return t('lottery.oneIn', { n: numberText(times, tag) });
}
