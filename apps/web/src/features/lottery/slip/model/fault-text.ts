import { type TypedStation, typedWords } from '@fairlot/lottery-maths';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Play } from '../../games/api/plays.ts';
import type { SlipFault } from './read-slip-bets.ts';

/** Line and character of a place in a text, counted from 1. */
export function placeOf(text: string, at: number): { line: number; character: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, character: (before.at(-1) ?? '').length + 1 };
}

/** The words of bets that a lottery offers, with the play for the fewest digits. */
export function offeredWords(plays: readonly Play[]): { word: string; play: Play; isReordered: boolean }[] {
  return typedWords().flatMap(({ word, plays: codes, isReordered }) => {
    const play = plays.find(({ code }) => codes.includes(code));
    return play === undefined ? [] : [{ word, play, isReordered }];
  });
}

/** One sentence about what is missing in a typed line, or what was expected instead of a word. */
export function faultText(
  fault: SlipFault,
  plays: readonly Play[],
  t: Translate,
  tag: string,
  stations: readonly TypedStation[] = [],
): string {
  const quote = (found: string) => (found === '' ? t('lottery.typed.lineEnd') : `“${found}”`);
  const words = offeredWords(plays)
    .map(({ word }) => word)
    .join(', ');
  switch (fault.code) {
    case 'word':
      if (stations.length > 0)
        return t('lottery.typed.fault.place', {
          found: quote(fault.found),
          words,
          stations: stations.map((station) => station.words[0]?.join('') ?? '').join(', '),
        });
      return t('lottery.typed.fault.word', { found: quote(fault.found), words });
    case 'stations':
      return t('lottery.typed.fault.stations', { count: fault.count });
    case 'bet':
      return t(`lottery.typed.fault.${fault.code}`, { found: quote(fault.found), words });
    case 'digits':
      return t('lottery.typed.fault.digits', {
        found: quote(fault.found),
        bet: fault.kind,
        digits: fault.digits.join(', '),
      });
    case 'more':
      return t('lottery.typed.fault.more', { bet: fault.kind, count: fault.picks });
    case 'soldOut':
      return t('lottery.soldOut', { numbers: fault.numbers.join(', ') });
    case 'twoStations':
      return t('lottery.typed.fault.twoStations');
    case 'many':
      return t('lottery.tooMany', { lines: Number(fault.lineCount), max: fault.max });
    case 'low':
      return t('lottery.stakeLow', { amount: formatAmount(fault.play.minUnitStake, tag, { decimals: 0 }) });
    case 'high':
      return t('lottery.stakeHigh', { amount: formatAmount(fault.play.maxUnitStake, tag, { decimals: 0 }) });
    case 'numbers':
    case 'amount':
    case 'exact':
    case 'repeated':
    case 'notOffered':
      return t(`lottery.typed.fault.${fault.code}`, { found: quote(fault.found) });
  }
}
