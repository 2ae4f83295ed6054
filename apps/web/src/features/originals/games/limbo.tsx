import { pointChance } from '@fairlot/game-maths';
import { useId, useState } from 'react';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { isWon, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { readStake } from '../model/stake.ts';
import { useMotion } from '../model/use-motion.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chanceText, timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { StakeField } from '../ui/stake-field.tsx';
import { Well } from '../ui/well.tsx';

const SHOW_MS = 600;
const MIN = 101n;
const MAX = 100_000_000n;

/** A multiplier is drawn; the bet is paid at the target when it gets there. */
export default function LimboGame({ game }: GameProps) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(game);
  const [hundredths, setHundredths] = useState(200n);
  const isTarget = hundredths >= MIN && hundredths <= MAX;
  const target = targetText(hundredths);
  const point = pointOf(table.round);
  const isTold = point !== null && !table.isShowing;
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
      percent={percentOf(game)}
      chip={(round) => timesText(pointOf(round) ?? '', tag)}
      outcome={(round) => t('limbo.reached', { times: timesText(pointOf(round) ?? '', tag) })}
      panel={
        <>
          <div className="wells">
            <Well label={t('originals.payout')}>{isTarget ? timesText(target, tag) : '–'}</Well>
            <Well label={t('originals.chance')}>
              {isTarget ? chanceText(pointChance(hundredths, BigInt(game.returnScaled)), tag) : '–'}
            </Well>
          </div>
          <TargetField value={hundredths} isRight={isTarget} isLocked={!table.canPlay} onChange={setHundredths} />
          <StakeField stake={stake} isLocked={table.isSending || table.isShowing} />
          <PlayAction table={table} stake={stake} label={t('originals.start')} choices={isTarget ? { target } : null} />
        </>
      }
    >
      <div className="limbo-rise" ref={rise} aria-hidden="true">
        <div
          className="game-big numeric"
          data-won={isTold && table.round !== null && isWon(table.round) ? true : undefined}
        >
          {isTold ? timesText(point, tag) : ' '}
        </div>
      </div>
      <p className="caption muted text-center">{isTarget && `${t('limbo.target')} ${timesText(target, tag)}`}</p>
    </GameFrame>
  );
}

interface TargetFieldProps {
  value: bigint;
  isRight: boolean;
  isLocked: boolean;
  onChange: (hundredths: bigint) => void;
}

function TargetField({ value, isRight, isLocked, onChange }: TargetFieldProps) {
  const t = useText();
  const { tag } = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const sign = formatDecimal('.', tag);
  return (
    <div className="stake-field">
      <label htmlFor={id}>
        <span className="micro muted">{t('limbo.target')}</span>
        <input
          id={id}
          className="numeric"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          disabled={isLocked}
          aria-invalid={!isRight || undefined}
          value={typed ?? formatDecimal(targetText(value), tag)}
          onChange={({ target }) => {
            setTyped(target.value);
            // A multiplier has two decimals as an amount has.
            onChange(readStake(target.value, sign) ?? 0n);
          }}
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(null)}
        />
      </label>
      {[200n, 1000n, 10_000n].map((each) => (
        <button key={String(each)} type="button" disabled={isLocked} onClick={() => onChange(each)}>
          {`${each / 100n}×`}
        </button>
      ))}
    </div>
  );
}

function targetText(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function pointOf(round: ShownRound | null): string | null {
  const point = lastEvent(round, 'point')?.['point'];
  return typeof point === 'string' ? point : null;
}
