import { hiloWinningRanks } from '@fairlot/game-maths';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type Guess, guessKey, rankName } from '../model/hilo-round.ts';

/** Beside the open card: the outcomes for which a guess is right, and in how many of the thirteen ranks. */
export function HiloSide({ rank, guess, isShown }: { rank: number; guess: Guess; isShown: boolean }) {
  const t = useText();
  const key = guessKey(rank, guess);
  const isWithSame = key === 'hilo.higherSame' || key === 'hilo.lowerSame';
  const sideKey = guess === 'higher' ? 'hilo.orHigher' : 'hilo.orLower';
  return (
    <div className="hilo-side" data-hidden={!isShown || undefined}>
      <span>{isWithSame ? t(sideKey, { rank: rankName(rank) }) : t(key)}</span>
      <b>{t('hilo.of13', { count: hiloWinningRanks(rank, guess).length })}</b>
      <span className="micro">{t(guess === 'higher' ? 'hilo.kingHighest' : 'hilo.aceLowest')}</span>
    </div>
  );
}

const PATHS = {
  higher: ['M12 19V5', 'M6 11l6-6 6 6'],
  lower: ['M12 5v14', 'M6 13l6 6 6-6'],
  skip: ['M6 5l9 7-9 7Z', 'M19 5v14'],
} as const;

/** Arrow of a guess, or the icon for skipping a card. */
export function HiloSign({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {PATHS[of].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
