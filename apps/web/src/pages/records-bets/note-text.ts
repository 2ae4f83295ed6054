import type { BetRow } from '../../features/records/api/bets.ts';
import { toneOf } from '../../features/originals/roulette/tone-of.ts';
import { timesText } from '../../features/originals/model/words.ts';
import { formatDecimal } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/use-text.ts';

type Note = NonNullable<BetRow['note']>;
type Facts = Note['facts'];

/**
 * A line about a bet on an in-house game, "3 bets · 17 Black", in the words of its game; empty for a game that this
 * version of the app does not know.
 */
export function noteText({ game, facts }: Note, t: Translate, tag: string): string {
  if (game.startsWith('slot-')) return slotText(facts, t);
  const write = Object.hasOwn(WRITERS, game) ? WRITERS[game] : undefined;
  return (write?.(facts, t, tag) ?? []).join(' · ');
}

const WRITERS: Readonly<Record<string, (facts: Facts, t: Translate, tag: string) => string[]>> = {
  roulette: ({ bets = '', number }, t) => [
    t('bets.count', { count: Number(bets) }),
    ...(number === undefined ? [] : [`${number} ${colourOf(Number(number), t)}`.trim()]),
  ],
  dice: ({ side, target = '', roll = '' }, t, tag) => [
    `${t(side === 'over' ? 'dice.over' : 'dice.under')} ${formatDecimal(target, tag)}`,
    t('dice.rolled', { roll: formatDecimal(roll, tag) }),
  ],
  limbo: ({ target = '', point = '' }, t, tag) => [
    timesText(target, tag),
    t('limbo.reached', { times: timesText(point, tag) }),
  ],
  plinko: ({ rows, risk }, t) => [`${t('plinko.rows')}: ${rows}`, t(`setting.${risk}`)],
  wheel: ({ segments, risk }, t) => [`${t('wheel.parts')}: ${segments}`, t(`setting.${risk}`)],
  keno: ({ picks = '', hits = '', multiplier = '' }, t, tag) => [
    t('keno.outcome', { hits, picks, times: timesText(multiplier, tag) }),
  ],
  mines: ({ mines, opened = '' }, t) => [`${t('mines.mines')}: ${mines}`, t('mines.found', { count: Number(opened) })],
  hilo: ({ right = '' }, t) => [t('hilo.right', { count: Number(right) })],
  baccarat: ({ player = '', banker = '' }, t) => [t('baccarat.hands', { player, banker })],
  blackjack: ({ mine = '', theirs = '' }, t) => [t('blackjack.hands', { mine, theirs })],
  videopoker: ({ hand }, t) => [t(`poker.${hand}`)],
  crash: ({ cashOut, point = '' }, t, tag) => [
    cashOut === undefined
      ? t('crash.crashed', { times: timesText(point, tag) })
      : t('crash.cashedOut', { times: timesText(cashOut, tag) }),
  ],
};

function slotText({ wins = '' }: Facts, t: Translate): string {
  return wins === '0' ? t('slot.nothing') : `${t('slot.wins')}: ${wins}`;
}

function colourOf(number: number, t: Translate): string {
  const tone = toneOf(number);
  return tone === 'green' ? '' : t(`roulette.${tone}`);
}
