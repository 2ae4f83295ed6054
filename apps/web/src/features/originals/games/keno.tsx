import { kenoChances, kenoTable, type Risk } from '@fairlot/game-maths';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { detailNumbers, detailText, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { chanceText, scaledTimes, timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { KENO_MS, KenoBoard } from '../ui/keno-board.tsx';
import { OddsRow } from '../ui/odds-row.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { RiskOption } from '../ui/risk-option.tsx';

const NUMBERS = 40;
const MOST = 10;

/** Keno: the player picks up to ten of forty numbers, ten are drawn. */
export default function KenoGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => KENO_MS);
  const stake = useStake(table);
  const [picks, setPicks] = useState<readonly number[]>([]);
  const [risk, setRisk] = useState<Risk>('medium');
  // The numbers of the last draw stay visible until the picks change.
  const [clearedAt, setClearedAt] = useState(0);
  const isLocked = table.isLocked;
  const drawn = clearedAt === table.motion ? [] : detailNumbers(table.round, 'drawn', 'numbers');
  const isReported = drawn.length > 0 && !table.isShowing;
  const hits = drawn.filter((number) => picks.includes(number)).length;
  const count = picks.length;
  const choose = (next: readonly number[]) => {
    setPicks(next);
    setClearedAt(table.motion);
  };
  const toggle = (number: number) => {
    if (isLocked) return;
    if (picks.includes(number)) choose(picks.filter((each) => each !== number));
    else if (count < MOST) choose([...picks, number]);
  };
  return (
    <GameFrame
      table={table}
      setting={`${Math.max(1, count)} ${risk}`}
      subtitle={
        count === 0 ? undefined : (percent) => `${t('originals.return', { percent })} · ${t('keno.picks', { count })}`
      }
      chip={(round) => t('keno.hits', { count: Number(lastEvent(round, 'drawn')?.['hits'] ?? 0) })}
      outcome={(round) => outcomeOf(round, t, tag)}
      status={table.isShowing ? undefined : t('keno.choose')}
      odds={
        <>
          <div className="keno-odds" data-empty={count === 0 || undefined}>
            <Odds count={Math.max(1, count)} risk={risk} on={isReported ? hits : null} />
          </div>
          <p className="caption muted padded mb-3">{t('keno.note')}</p>
        </>
      }
      panel={
        <>
          <PickButtons
            isLocked={isLocked}
            onRandom={() => choose(pickRandom(count === 0 ? 6 : count))}
            onClear={() => choose([])}
          />
          <RiskOption value={risk} isLocked={isLocked} onChange={setRisk} />
          <StakeAndPlay
            table={table}
            stake={stake}
            label={count === 0 ? t('keno.choose') : t('keno.draw', { count })}
            choices={count === 0 ? null : { numbers: [...picks], risk }}
          />
        </>
      }
    >
      <KenoBoard numbers={NUMBERS} picks={picks} drawn={drawn} motion={table.motion} onToggle={toggle} />
    </GameFrame>
  );
}

/** @param on the number of hits of the last draw */
function Odds({ count, risk, on }: { count: number; risk: Risk; on: number | null }) {
  const { t, tag } = useLocaleText();
  const chances = kenoChances(count);
  return (
    <OddsRow
      label={t('originals.payout')}
      odds={kenoTable(count, risk).map((scaled, index) => ({
        label: t('keno.hits', { count: index }),
        pays: scaledTimes(scaled, tag),
        chance: chanceText(chances[index] ?? { numerator: 0n, denominator: 1n }, tag),
      }))}
      on={on}
    />
  );
}

interface PickButtonsProps {
  isLocked: boolean;
  onRandom: () => void;
  onClear: () => void;
}

function PickButtons({ isLocked, onRandom, onClear }: PickButtonsProps) {
  const t = useText();
  return (
    <div className="two-columns">
      <Button variant="outline" size="small" icon="shuffle" disabled={isLocked} onClick={onRandom}>
        {t('keno.pick')}
      </Button>
      <Button variant="outline" size="small" icon="erase" disabled={isLocked} onClick={onClear}>
        {t('keno.clear')}
      </Button>
    </div>
  );
}

function outcomeOf(round: ShownRound, t: ReturnType<typeof useText>, tag: string): string {
  const event = lastEvent(round, 'drawn');
  const picks = 'numbers' in round.choices ? round.choices.numbers.length : 0;
  return t('keno.outcome', {
    hits: Number(event?.['hits']),
    picks,
    times: timesText(detailText(round, 'drawn', 'multiplier'), tag),
  });
}

function pickRandom(count: number): number[] {
  const all = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  return Array.from({ length: count }, () => all.splice(Math.floor(Math.random() * all.length), 1)[0] ?? 1);
}
