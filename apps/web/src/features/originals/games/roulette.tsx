import { useEffect, useState } from 'react';
import { type Translate, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { wantsNoMotion } from '../model/motion.ts';
import { isWon, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { useBets } from '../model/use-bets.ts';
import { useRounds } from '../model/use-rounds.ts';
import { amountsText } from '../model/words.ts';
import { placeName } from '../roulette/felt-bets.ts';
import { FeltPicture, FeltTable } from '../roulette/felt-table.tsx';
import { MoreBets } from '../roulette/more-bets.tsx';
import { Racetrack } from '../roulette/racetrack.tsx';
import { RoulettePays } from '../roulette/roulette-pays.tsx';
import { ROULETTE_MS, RouletteWheel } from '../roulette/roulette-wheel.tsx';
import { toneOf } from '../roulette/tone-of.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { NetAmount } from '../ui/result-line.tsx';
import { TablePanel } from '../ui/table-chips.tsx';

/** Roulette with one zero; every number has the same probability. */
export default function RouletteGame({ game }: GameProps) {
  const t = useText();
  const table = useRounds(game, () => ROULETTE_MS);
  const bets = useBets(game);
  const [isTrack, setTrack] = useState(false);
  const { isLocked, isShowing, isSending, round } = table;
  const number = numberOf(round);
  const reported = isShowing ? null : number;
  const felt = { bets, number: reported, isLocked };
  // The wheel stays in sight, even after a chip on a bet below the stage.
  useEffect(() => {
    if (isSending && scrollY > 0) scrollTo({ top: 0, behavior: wantsNoMotion() ? 'auto' : 'smooth' });
  }, [isSending]);
  return (
    <GameFrame
      table={table}
      chip={(each) => String(numberOf(each))}
      chipTone={(each) => toneOf(numberOf(each) ?? 0)}
      outcome={(each) => t('roulette.number', { number: numberOf(each) ?? 0 })}
      isResultOnStage
      odds={<MoreBets {...felt} />}
      paytable={<RoulettePays />}
      panel={<TablePanel table={table} bets={bets} label={t('wheel.spin')} nameOf={(bet) => placeName(bet, t)} />}
    >
      <div className="felt" data-spinning={isShowing || undefined}>
        <RouletteWheel number={number} motion={table.motion} />
        <div className="felt-rest">
          <div className="felt-line">
            <span className="roulette-number numeric" data-tone={reported === null ? undefined : toneOf(reported)}>
              {reported ?? '–'}
            </span>
            <Result round={reported === null ? null : round} isFresh={table.motion > 0} />
            <button type="button" className="felt-switch" onClick={() => setTrack(!isTrack)}>
              {t(isTrack ? 'roulette.table' : 'roulette.track')}
            </button>
          </div>
          {isTrack ? <Racetrack {...felt} /> : <FeltTable {...felt} />}
        </div>
        {isShowing && (
          <div className="felt-spin" aria-hidden="true">
            <p className="h3">{t('roulette.rolling')}</p>
            <FeltPicture bets={bets} />
          </div>
        )}
      </div>
    </GameFrame>
  );
}

/** The number with its colour, and the round's net. The frame announces both to screen readers. */
function Result({ round, isFresh }: { round: ShownRound | null; isFresh: boolean }) {
  const { t, tag } = useLocaleText();
  const number = numberOf(round);
  if (round === null || number === null) return <span className="grow caption">{t('roulette.place')}</span>;
  return (
    <span className="grow" aria-hidden="true">
      <span className="felt-line__net">
        <span className="label">{wordsOf(number, t)}</span>{' '}
        <b className="result-line__net" data-won={isWon(round) || undefined}>
          <NetAmount round={round} isFresh={isFresh} />
        </b>
      </span>
      <span className="micro numeric">{amountsText(round, t, tag)}</span>
    </span>
  );
}

function numberOf(round: ShownRound | null): number | null {
  const number = lastEvent(round, 'number')?.['number'];
  return typeof number === 'number' ? number : null;
}

/** "Black, odd"; the zero has neither. */
function wordsOf(number: number, t: Translate): string {
  const tone = toneOf(number);
  if (tone === 'green') return t('roulette.number', { number });
  return `${t(`roulette.${tone}`)}, ${t(number % 2 === 0 ? 'roulette.even' : 'roulette.odd')}`;
}
