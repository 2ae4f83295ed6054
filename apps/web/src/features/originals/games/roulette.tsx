import { rouletteNumbers } from '@fairlot/game-maths';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { lastEvent, type ShownRound } from '../model/shown-round.ts';
import { useBets } from '../model/use-bets.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { scaledTimes } from '../model/words.ts';
import { RouletteBoard } from '../roulette/roulette-board.tsx';
import { RoulettePays } from '../roulette/roulette-pays.tsx';
import { BetSpot } from '../ui/bet-spot.tsx';
import { ChipControls } from '../ui/chip-controls.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { WHEEL_MS, WheelFace } from '../ui/wheel-face.tsx';

/** Order of the pockets on a wheel with one zero. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED = new Set(rouletteNumbers({ kind: 'red' }));
/** Kind, value and label of the spot; words are text keys, numbers are shown as they are. */
const OUTSIDE = [
  { kind: 'red', key: 'roulette.red' },
  { kind: 'black', key: 'roulette.black' },
  { kind: 'odd', key: 'roulette.odd' },
  { kind: 'even', key: 'roulette.even' },
  { kind: 'low', text: '1–18' },
  { kind: 'high', text: '19–36' },
  { kind: 'dozen', value: '1', text: '1–12' },
  { kind: 'dozen', value: '2', text: '13–24' },
  { kind: 'dozen', value: '3', text: '25–36' },
  { kind: 'column', value: '1' },
  { kind: 'column', value: '2' },
  { kind: 'column', value: '3' },
] as const;

/** Roulette with one zero; every number has the same probability. */
export default function RouletteGame({ game }: GameProps) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, () => WHEEL_MS);
  const bets = useBets(game);
  const stake = useStake(table, bets.totalMinor);
  const isLocked = table.isLocked;
  const number = numberOf(table.round);
  const isReported = number !== null && !table.isShowing;
  const spot = (kind: string, value: string | undefined, label: string, tone?: string) => {
    const covered = rouletteNumbers({ kind, value });
    return (
      <BetSpot
        key={`${kind} ${value}`}
        label={label}
        minor={bets.on(kind, value)}
        tone={tone}
        isOn={isReported && covered.includes(number)}
        isLocked={isLocked}
        onPlace={() => bets.place(kind, value)}
      >
        <span className="label">{label}</span>
        <small>{scaledTimes(360_000n / BigInt(covered.length), tag)}</small>
      </BetSpot>
    );
  };
  return (
    <GameFrame
      table={table}
      percent={percentOf(game, tag)}
      chip={(round) => String(numberOf(round))}
      outcome={(round) => t('roulette.number', { number: numberOf(round) ?? 0 })}
      odds={
        <section className="card game-card" aria-label={t('table.bets')}>
          <RouletteBoard bets={bets} number={isReported ? number : null} toneOf={toneOf} isLocked={isLocked} />
          <div className="bet-board mt-3">
            {OUTSIDE.map((bet) => {
              const { kind } = bet;
              const value = 'value' in bet ? bet.value : undefined;
              return spot(kind, value, wordsOf(bet, t), kind === 'red' || kind === 'black' ? kind : undefined);
            })}
          </div>
        </section>
      }
      paytable={<RoulettePays />}
      panel={
        <>
          <ChipControls bets={bets} isLocked={isLocked} />
          <PlayAction
            table={table}
            stake={stake}
            label={t(bets.choices === null ? 'roulette.place' : 'wheel.spin')}
            choices={bets.choices}
          />
        </>
      }
    >
      {/* An arc that stays visible above the table, which scrolls below it. */}
      <div className="roulette-wheel" aria-hidden="true">
        <WheelFace
          parts={POCKETS.map((each) => ({ label: String(each), tone: toneOf(each) }))}
          stop={number === null ? null : POCKETS.indexOf(number)}
          motion={table.motion}
        />
        {isReported && (
          <span className="roulette-number numeric" data-tone={toneOf(number)}>
            {number}
          </span>
        )}
      </div>
    </GameFrame>
  );
}

function numberOf(round: ShownRound | null): number | null {
  const number = lastEvent(round, 'number')?.['number'];
  return typeof number === 'number' ? number : null;
}

function toneOf(number: number): string {
  if (number === 0) return 'green';
  return RED.has(number) ? 'red' : 'black';
}

function wordsOf(bet: (typeof OUTSIDE)[number], t: ReturnType<typeof useText>): string {
  if ('key' in bet) return t(bet.key);
  return 'text' in bet ? bet.text : t('roulette.column', { number: bet.value });
}
