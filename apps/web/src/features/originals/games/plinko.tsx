import { plinkoChances, plinkoTable, type Risk } from '@fairlot/game-maths';
import { useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { fallMs } from '../model/plinko-fall.ts';
import { detailNumbers, detailText, type ShownRound } from '../model/shown-round.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chanceText, scaledFactor, scaledTimes, timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { GameOption } from '../ui/game-option.tsx';
import { OddsRow } from '../ui/odds-row.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { PlinkoBoard } from '../ui/plinko-board.tsx';
import { RiskOption } from '../ui/risk-option.tsx';

const ROWS = ['8', '10', '12', '14', '16'] as const;

const pathOf = (round: ShownRound | null) => detailNumbers(round, 'fall', 'path');
const timesOf = (round: ShownRound) => detailText(round, 'fall', 'multiplier');

/** Plinko: a ball falls through rows of pins into a bucket. */
export default function PlinkoGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, (round) => fallMs(pathOf(round).length));
  const stake = useStake(table);
  const [rows, setRows] = useState<(typeof ROWS)[number]>('10');
  const [risk, setRisk] = useState<Risk>('medium');
  const choices = { rows: Number(rows), risk };
  const pays = plinkoTable(choices);
  const chances = plinkoChances(choices.rows);
  const isLocked = table.isLocked;
  const path = pathOf(table.round);
  const isOnBoard = path.length === choices.rows;
  const bucket = isOnBoard && !table.isShowing ? path.reduce((sum, turn) => sum + turn, 0) : null;
  const pair = (index: number) => `${index + 1}${pays.length - 1 - index === index ? '' : ` · ${pays.length - index}`}`;
  // Both halves pay the same.
  const half = pays.slice(0, Math.ceil(pays.length / 2));
  return (
    <GameFrame
      table={table}
      setting={`${rows} ${risk}`}
      chip={(round) => timesText(timesOf(round), tag)}
      outcome={(round) => t('plinko.landed', { times: timesText(timesOf(round), tag) })}
      odds={
        <OddsRow
          label={t('originals.payout')}
          odds={half.map((scaled, index) => ({
            label: pair(index),
            pays: scaledTimes(scaled, tag),
            chance: chanceText(twice(chances[index] ?? NEVER, index, pays.length), tag),
          }))}
          on={bucket === null ? null : Math.min(bucket, pays.length - 1 - bucket)}
        />
      }
      panel={
        <>
          <RiskOption value={risk} isLocked={isLocked} onChange={setRisk} />
          <GameOption
            label={t('plinko.rows')}
            options={ROWS.map((value) => ({ value, label: value }))}
            value={rows}
            isLocked={isLocked}
            onChange={setRows}
          />
          <StakeAndPlay table={table} stake={stake} label={t('plinko.drop')} choices={choices} />
        </>
      }
    >
      <PlinkoBoard
        rows={choices.rows}
        pays={pays.map((scaled) => scaledFactor(scaled, tag))}
        weights={pays.map(Number)}
        path={isOnBoard ? path : []}
        bucket={bucket}
        motion={table.motion}
      />
    </GameFrame>
  );
}

const NEVER = { numerator: 0n, denominator: 1n };

function twice({ numerator, denominator }: typeof NEVER, index: number, buckets: number) {
  return { numerator: buckets - 1 - index === index ? numerator : 2n * numerator, denominator };
}
