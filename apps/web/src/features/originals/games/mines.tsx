import { fairMultiplier, MINES_CELLS, minesChance, multiply } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { Stepper } from '@fairlot/ui';
import { memo, useMemo, useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { minesOf } from '../model/mines-round.ts';
import { isWon, type ShownRound } from '../model/shown-round.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { useBonusWords } from '../../site/model/use-bonus-words.ts';
import { amountText, bonusText, chanceText, netText, scaledTimes } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { MinesField } from '../ui/mines-field.tsx';
import { MostNote } from '../ui/most-note.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { StepButton } from '../ui/step-button.tsx';
import { Well } from '../ui/well.tsx';

const SHOW_MS = 200;
const FIRST_MINES = 3;
const AHEAD = 4;

/** Mines: a field of 25 cells; every safe one raises the payout, a mine ends the round. */
export default function MinesGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const [chosen, setChosen] = useState(FIRST_MINES);
  const { round, isOpen } = table;
  const field = useMemo(() => minesOf(round), [round]);
  const mines = isOpen ? field.mines : chosen;
  const opened = isOpen ? field.safe.size : 0;
  // An open round keeps the return with which it began.
  const { returnScaled } = isOpen && round !== null ? round : game;
  const scaledAt = (count: number) => timesAt(returnScaled, mines, count);
  const returnsMinor = isOpen
    ? multiply(parseMinor(round?.stake ?? '0.00'), scaledAt(opened))
    : parseMinor(round?.payout ?? '0.00');
  const isAtMost =
    isOpen && multiply(parseMinor(round?.stake ?? '0.00'), scaledAt(opened + 1)) > parseMinor(game.maxPayout);
  const isLocked = table.isLocked;
  const chips = [
    { key: 'safe', text: t('mines.found', { count: opened }), isHigh: opened > 0 },
    { key: 'left', text: t('mines.left', { count: MINES_CELLS - mines - opened }), isHigh: false },
    { key: 'mines', text: `${t('mines.mines')}: ${mines}`, isHigh: false },
  ];
  return (
    <GameFrame
      table={table}
      isResultOnStage
      shared={isOpen ? chips : undefined}
      chipsLabel={isOpen ? t('originals.thisRound') : undefined}
      outcome={(each) => t('mines.found', { count: minesOf(each).safe.size })}
      status={
        isOpen ? t('mines.status', { count: opened, amount: displayMinor(returnsMinor, { locale: tag }) }) : undefined
      }
      odds={
        isAtMost ? (
          <MostNote maxPayout={game.maxPayout} />
        ) : (
          <Ahead returnScaled={returnScaled} mines={mines} opened={opened} />
        )
      }
      panel={
        table.isInRound ? (
          <div className="row">
            <CashOut table={table} minor={returnsMinor} isPossible={opened > 0} />
            <RandomCell table={table} safe={field.safe} isPossible={!isAtMost} />
          </div>
        ) : (
          <>
            <MinesOption value={mines} isLocked={isLocked} onChange={setChosen} />
            <StakeAndPlay table={table} stake={stake} label={t('originals.start')} choices={{ mines }} />
          </>
        )
      }
    >
      <Lead
        round={round}
        isShown={!table.isShowing}
        reached={timesAt((round ?? game).returnScaled, field.mines, field.safe.size)}
        returnsMinor={returnsMinor}
      />
      <MinesField
        field={field}
        canOpen={isOpen && !isAtMost}
        isResting={!table.canStep}
        motion={table.motion}
        onOpen={(cell) => table.step({ cell })}
      />
    </GameFrame>
  );
}

/** Opens any closed cell. */
function RandomCell({ table, safe, isPossible }: { table: Table; safe: ReadonlySet<number>; isPossible: boolean }) {
  const t = useText();
  const openRandom = () => {
    const closed = Array.from({ length: MINES_CELLS }, (_, cell) => cell).filter((cell) => !safe.has(cell));
    const cell = closed[Math.floor(Math.random() * closed.length)];
    if (cell !== undefined) table.step({ cell });
  };
  return (
    <StepButton
      table={table}
      variant="neutral"
      size="large"
      icon="shuffle"
      isPossible={isPossible}
      onClick={openRandom}
    >
      {t('mines.random')}
    </StepButton>
  );
}

interface MinesOptionProps {
  value: number;
  isLocked: boolean;
  onChange: (mines: number) => void;
}

function MinesOption({ value, isLocked, onChange }: MinesOptionProps) {
  const t = useText();
  return (
    <div className="game-option">
      <span className="caption muted">{t('mines.mines')}</span>
      <Stepper
        label={t('mines.mines')}
        value={value}
        labels={{ decrease: t('mines.fewer'), increase: t('mines.more') }}
        canDecrease={value > 1 && !isLocked}
        canIncrease={value < MINES_CELLS - 1 && !isLocked}
        onDecrease={() => onChange(value - 1)}
        onIncrease={() => onChange(value + 1)}
      />
    </div>
  );
}

/** The multiplier after `count` safe cells, x 10,000; before the first one the stake is returned unchanged. */
function timesAt(returnScaled: number, mines: number, count: number): bigint {
  return count === 0 ? 10_000n : fairMultiplier(minesChance(mines, count), BigInt(returnScaled));
}

interface LeadProps {
  round: ShownRound | null;
  isShown: boolean;
  /** The multiplier reached with the safe cells. */
  reached: bigint;
  returnsMinor: bigint;
}

/** Header of the field: the round's progress and current payout, and its result once it is over. */
function Lead({ round, isShown, reached, returnsMinor }: LeadProps) {
  const { t, tag } = useLocaleText();
  const bonusWords = useBonusWords();
  const isOver = round?.state === 'settled' && isShown;
  const stake = amountText(round?.stake ?? '0.00', tag);
  const isUp = round?.state === 'open' ? reached > 10_000n : round !== null && isOver && isWon(round);
  const shown = isOver && returnsMinor === 0n ? 0n : reached;
  return (
    <div className="row between game-lead" aria-hidden="true">
      <span
        className="game-big game-big--medium numeric"
        data-won={isUp || undefined}
        data-quiet={(round?.state !== 'open' && !isUp) || undefined}
      >
        {scaledTimes(round === null ? 10_000n : shown, tag)}
      </span>
      {round?.state === 'open' && (
        <span className="end">
          <span className="caption muted block">{t('originals.betReturns', { stake })}</span>
          <span className="h2 numeric">{displayMinor(returnsMinor, { locale: tag })}</span>
        </span>
      )}
      {isOver && (
        <span className="end">
          <span className="caption muted block numeric">
            {t('originals.betReturned', { stake, returned: displayMinor(returnsMinor, { locale: tag }) })}
            {bonusText(round, bonusWords, tag)}
          </span>
          <span className="result-line__net" data-won={isUp || undefined}>
            {netText(round, tag)}
          </span>
        </span>
      )}
    </div>
  );
}

/** Payouts and probabilities of the next safe cells. */
const Ahead = memo(function Ahead({
  returnScaled,
  mines,
  opened,
}: Record<'returnScaled' | 'mines' | 'opened', number>) {
  const { t, tag } = useLocaleText();
  const left = MINES_CELLS - mines - opened;
  const here = minesChance(mines, opened);
  const counts = Array.from({ length: Math.min(AHEAD, left) }, (_, index) => index + 1);
  return (
    <section className="card game-card">
      <div className="row between mb-2">
        <h2 className="h3">{t('mines.ahead')}</h2>
        <span className="caption muted end">{t('mines.aheadHint')}</span>
      </div>
      <div className="wells">
        {counts.map((count) => {
          const there = minesChance(mines, opened + count);
          const chance = {
            numerator: there.numerator * here.denominator,
            denominator: there.denominator * here.numerator,
          };
          return (
            <Well key={count} label={`+${count}`}>
              {scaledTimes(timesAt(returnScaled, mines, opened + count), tag)}
              <small className="block caption muted">{chanceText(chance, tag)}</small>
            </Well>
          );
        })}
      </div>
    </section>
  );
});
