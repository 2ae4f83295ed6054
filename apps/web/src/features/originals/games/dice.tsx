import { diceChance, fairMultiplier } from '@fairlot/game-maths';
import { useState } from 'react';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { detailText, isWon, type ShownRound } from '../model/shown-round.ts';
import { useMotion } from '../model/use-motion.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chanceText, scaledTimes } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { Well } from '../ui/well.tsx';

const SHOW_MS = 700;
/** Step of the slider in hundredths: half a point. */
const STEP = 50;
const RANGE = { over: { min: 200, max: 9950 }, under: { min: 50, max: 9800 } } as const;

const rollOf = (round: ShownRound | null) => detailText(round, 'roll', 'roll');

/** Dice: one roll of 0.01 to 100.00, over or under a target. */
export default function DiceGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const [over, setOver] = useState(true);
  const [hundredths, setHundredths] = useState(5050);
  const choices = { over, target: (hundredths / 100).toFixed(2) };
  const chance = diceChance(choices);
  const isLocked = table.isLocked;
  const roll = rollOf(table.round);
  // A dash before the first roll, nothing while the next one runs.
  const shown = roll === '' ? '–' : formatDecimal(roll, tag);
  const bigText = table.isShowing ? '\u00a0' : shown;
  const turn = () => {
    setOver(!over);
    // Switching the side keeps the probability.
    const { min, max } = RANGE[over ? 'under' : 'over'];
    setHundredths(Math.min(max, Math.max(min, 10_000 - hundredths)));
  };
  const side = t(over ? 'dice.over' : 'dice.under');
  return (
    <GameFrame
      table={table}
      chip={(round) => formatDecimal(rollOf(round), tag)}
      outcome={(round) => t('dice.rolled', { roll: formatDecimal(rollOf(round), tag) })}
      panel={
        <>
          <div className="wells">
            <Well label={t('originals.payout')}>
              {scaledTimes(fairMultiplier(chance, BigInt(game.returnScaled)), tag)}
            </Well>
            <button type="button" className="well" disabled={isLocked} onClick={turn}>
              <span className="micro muted block">{side}</span>
              <span className="well__value numeric">{formatDecimal(choices.target, tag)} ⇄</span>
            </button>
            <Well label={t('originals.chance')}>{chanceText(chance, tag)}</Well>
          </div>
          <StakeAndPlay table={table} stake={stake} label={t('dice.roll')} choices={choices} />
        </>
      }
    >
      <div
        className="game-big numeric"
        data-won={table.round !== null && !table.isShowing && isWon(table.round) ? true : undefined}
        data-quiet={roll === '' || undefined}
        aria-hidden="true"
      >
        {bigText}
      </div>
      <Track
        over={over}
        hundredths={hundredths}
        roll={roll}
        motion={table.motion}
        label={t('dice.target', { side })}
        isLocked={isLocked}
        onChange={setHundredths}
      />
    </GameFrame>
  );
}

interface TrackProps {
  over: boolean;
  hundredths: number;
  /** Empty before the first roll. */
  roll: string;
  motion: number;
  label: string;
  isLocked: boolean;
  onChange: (hundredths: number) => void;
}

function Track({ over, hundredths, roll, motion, label, isLocked, onChange }: TrackProps) {
  const place = roll === '' ? 50 : Number(roll);
  const marker = useMotion<HTMLDivElement>(
    motion,
    [{ transform: 'translateX(0%)' }, { transform: `translateX(${place}%)` }],
    { ms: SHOW_MS, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  const { min, max } = RANGE[over ? 'over' : 'under'];
  const share = hundredths / 100;
  return (
    <div className="dice-track">
      <div className="dice-marker" ref={marker} data-none={roll === '' || undefined}>
        <i />
      </div>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect className={over ? 'lose' : 'win'} width={share} height="2" />
        <rect className={over ? 'win' : 'lose'} x={share} width={100 - share} height="2" />
      </svg>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={10_000}
        step={STEP}
        value={hundredths}
        disabled={isLocked}
        aria-valuetext={share.toFixed(2)}
        onChange={({ target }) => onChange(Math.min(max, Math.max(min, Number(target.value))))}
      />
      <div className="dice-scale micro" aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
