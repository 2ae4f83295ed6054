import { type Risk, WHEEL_SEGMENTS, wheelParts } from '@fairlot/game-maths';
import { useMemo, useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { detailText, isWon, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { amountText, chanceText, netText, scaledFactor, scaledTimes, timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { GameOption } from '../ui/game-option.tsx';
import { OddsRow } from '../ui/odds-row.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { RiskOption } from '../ui/risk-option.tsx';
import { WHEEL_MS, WheelFace } from '../ui/wheel-face.tsx';

const PARTS = WHEEL_SEGMENTS.map(String);

/** A wheel of equal segments. */
export default function WheelGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => WHEEL_MS);
  const stake = useStake(table);
  const [parts, setParts] = useState('20');
  const [risk, setRisk] = useState<Risk>('medium');
  const choices = { segments: Number(parts), risk };
  const { wheel, values, faces } = useMemo(() => wheelOf(Number(parts), risk, tag), [parts, risk, tag]);
  const isLocked = table.isLocked;
  const stop = stopOf(table.round, choices.segments);
  const isReported = stop !== null && !table.isShowing && table.round !== null;
  const timesOf = (round: ShownRound) => timesText(detailText(round, 'stop', 'multiplier'), tag);
  return (
    <GameFrame
      table={table}
      setting={`${parts} ${risk}`}
      chip={timesOf}
      isResultOnStage
      outcome={(round) => t('plinko.landed', { times: timesOf(round) })}
      odds={
        <OddsRow
          label={t('originals.payout')}
          odds={values.map((scaled, rank) => ({
            bar: `odds-bar--tier${toneOf(rank, values.length)}`,
            label: `${wheel.filter((each) => each === scaled).length} / ${parts}`,
            pays: scaledTimes(scaled, tag),
            chance: chanceText(
              { numerator: BigInt(wheel.filter((each) => each === scaled).length), denominator: BigInt(wheel.length) },
              tag,
            ),
          }))}
          on={isReported ? values.indexOf(wheel[stop] ?? 0n) : null}
        />
      }
      panel={
        <>
          <RiskOption value={risk} isLocked={isLocked} onChange={setRisk} />
          <GameOption
            label={t('wheel.parts')}
            options={PARTS.map((value) => ({ value, label: value }))}
            value={parts}
            isLocked={isLocked}
            onChange={setParts}
          />
          <StakeAndPlay table={table} stake={stake} label={t('wheel.spin')} choices={choices} />
        </>
      }
    >
      <WheelFace parts={faces} stop={stop} motion={table.motion}>
        {isReported && table.round !== null && <HubResult round={table.round} times={timesOf(table.round)} />}
      </WheelFace>
    </GameFrame>
  );
}

/** Payout of each segment, the distinct payouts in ascending order, and the look of the segments. */
function wheelOf(segments: number, risk: Risk, tag: string) {
  const wheel = wheelParts({ segments, risk });
  const values = [...new Set(wheel)].toSorted((a, b) => Number(a - b));
  const faces = wheel.map((scaled) => ({
    label: scaledFactor(scaled, tag),
    tone: `tier${toneOf(values.indexOf(scaled), values.length)}`,
  }));
  return { wheel, values, faces };
}

/** Result of a round; its multiplier is green only when the net is above zero. */
function HubResult({ round, times }: { round: ShownRound; times: string }) {
  const { t, tag } = useLocaleText();
  return (
    <div className="wheel-result">
      <div className="game-big game-big--medium numeric" data-won={isWon(round) || undefined}>
        {times}
      </div>
      <div className="caption muted">{t('wheel.returned', { returned: amountText(round.payout ?? '0.00', tag) })}</div>
      <div className="wheel-result__net">{netText(round, tag)}</div>
    </div>
  );
}

/** The segment where the last round stopped, if its wheel had the same number of segments. */
function stopOf(round: ShownRound | null, segments: number): number | null {
  const part = lastEvent(round, 'stop')?.['part'];
  const isSame = round !== null && 'segments' in round.choices && round.choices.segments === segments;
  return isSame && typeof part === 'number' ? part : null;
}

/** Segments without a payout have the weakest colour, the highest payout the strongest. */
function toneOf(rank: number, values: number): number {
  return rank === 0 ? 0 : Math.max(1, Math.round((rank / (values - 1)) * 4));
}
