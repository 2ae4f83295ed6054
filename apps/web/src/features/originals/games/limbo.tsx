import { hundredthsText, pointChance } from '@fairlot/game-maths';
import { useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { detailText, isWon, type ShownRound } from '../model/shown-round.ts';
import { useMotion } from '../model/use-motion.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chanceText, timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { isTarget as isInRange, TargetField } from '../ui/target-field.tsx';
import { Well } from '../ui/well.tsx';

const SHOW_MS = 600;

const pointOf = (round: ShownRound | null) => detailText(round, 'point', 'point');

/** Limbo: a multiplier is drawn; the bet is paid at the target if the multiplier reaches it. */
export default function LimboGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const [hundredths, setHundredths] = useState(200n);
  const isTarget = isInRange(hundredths);
  const target = hundredthsText(hundredths);
  const point = pointOf(table.round);
  const isReported = point !== '' && !table.isShowing;
  const rise = useMotion<HTMLDivElement>(
    table.motion,
    [
      { transform: 'translateY(24px) scale(0.8)', opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { ms: SHOW_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  return (
    <GameFrame
      table={table}
      chip={(round) => timesText(pointOf(round), tag)}
      outcome={(round) => t('limbo.reached', { times: timesText(pointOf(round), tag) })}
      panel={
        <>
          <div className="wells">
            <Well label={t('originals.payout')}>{isTarget ? timesText(target, tag) : '–'}</Well>
            <Well label={t('originals.chance')}>
              {isTarget ? chanceText(pointChance(hundredths, BigInt(game.returnScaled)), tag) : '–'}
            </Well>
          </div>
          <TargetField
            label={t('limbo.target')}
            value={hundredths}
            isRight={isTarget}
            isLocked={table.isLocked}
            onChange={setHundredths}
          />
          <StakeAndPlay
            table={table}
            stake={stake}
            label={t('originals.start')}
            choices={isTarget ? { target } : null}
          />
        </>
      }
    >
      <div className="limbo-rise" ref={rise} aria-hidden="true">
        <div
          className="game-big numeric"
          data-won={isReported && table.round !== null && isWon(table.round) ? true : undefined}
        >
          {isReported ? timesText(point, tag) : ' '}
        </div>
      </div>
      <p className="caption muted text-center">{isTarget && `${t('limbo.target')} ${timesText(target, tag)}`}</p>
    </GameFrame>
  );
}
