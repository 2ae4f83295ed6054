import { fairMultiplier, hiloChanceWith, multiply } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { GUESSES, guessKey, hiloOf } from '../model/hilo-round.ts';
import type { ShownRound } from '../model/shown-round.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { amountText, chanceText, scaledTimes, timesText } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { MostNote } from '../ui/most-note.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { cardName, PlayingCard } from '../ui/playing-card.tsx';
import { StepButton } from '../ui/step-button.tsx';
import { Well } from '../ui/well.tsx';
import { HiloSide, HiloSign } from './hilo-parts.tsx';

const SHOW_MS = 260;
const SHOWN_CARDS = 5;

/** Hi-lo: is the next card higher or lower? Each correct guess raises the payout. */
export default function HiloGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const { round, isOpen, isInRound } = table;
  const { cards, right, chance, rank } = hiloOf(round);
  const now = right === 0 ? 10_000n : fairMultiplier(chance, BigInt((round ?? game).returnScaled));
  const returnsMinor = multiply(parseMinor(round?.stake ?? '0.00'), now);
  const current = cards.at(-1);
  const guesses = GUESSES.map((guess) => guessOf(game, round, guess));
  const chips = [
    { key: 'right', text: t('hilo.right', { count: right }), isHigh: right > 0 },
    { key: 'card', text: t('hilo.card', { number: cards.length }), isHigh: false },
  ];
  return (
    <GameFrame
      table={table}
      shared={isOpen ? chips : undefined}
      chipsLabel={isOpen ? t('originals.thisRound') : undefined}
      outcome={(each) => t('hilo.right', { count: hiloOf(each).right })}
      status={
        isOpen && current !== undefined ? `${cardName(current.card)} · ${t('hilo.right', { count: right })}` : undefined
      }
      odds={
        <>
          {isInRound && <Now stake={amountText(round?.stake ?? '0.00', tag)} times={now} returnsMinor={returnsMinor} />}
          {isInRound && guesses.some(({ isBeyond }) => isBeyond) && <MostNote maxPayout={game.maxPayout} />}
          <p className="caption muted padded mb-3">{t('hilo.note')}</p>
        </>
      }
      panel={
        isInRound ? (
          <>
            <div className="two-columns">
              {guesses.map((one) => (
                <GuessButton key={one.guess} table={table} rank={rank} {...one} />
              ))}
            </div>
            <div className="row">
              <CashOut table={table} minor={returnsMinor} isPossible={right > 0} />
              <StepButton table={table} variant="neutral" size="large" onClick={() => table.step('skip')}>
                <HiloSign of="skip" />
                {t('hilo.skip')}
              </StepButton>
            </div>
          </>
        ) : (
          <StakeAndPlay table={table} stake={stake} label={t('cards.deal')} choices={{}} />
        )
      }
    >
      <div className="hilo-table">
        <HiloSide rank={rank} guess="higher" isShown={isInRound} />
        <PlayingCard key={cards.length} card={current?.card ?? null} size="large" />
        <HiloSide rank={rank} guess="lower" isShown={isInRound} />
      </div>
      <Cards round={round} />
    </GameFrame>
  );
}

interface Guess {
  guess: (typeof GUESSES)[number];
  winning: { numerator: bigint; denominator: bigint };
  /** The multiplier after a correct guess, x 10,000. */
  scaled: bigint;
  /** A correct guess would exceed the highest payout. */
  isBeyond: boolean;
}

function guessOf(game: GameProps['game'], round: ShownRound | null, guess: Guess['guess']): Guess {
  const { chance, rank } = hiloOf(round);
  const winning = hiloChanceWith({ numerator: 1n, denominator: 1n }, rank, guess);
  const scaled = fairMultiplier(hiloChanceWith(chance, rank, guess), BigInt((round ?? game).returnScaled));
  const isBeyond = multiply(parseMinor(round?.stake ?? '0.00'), scaled) > parseMinor(game.maxPayout);
  return { guess, winning, scaled, isBeyond };
}

function GuessButton({ table, rank, guess, winning, scaled, isBeyond }: Guess & { table: Table; rank: number }) {
  const { t, tag } = useLocaleText();
  return (
    <StepButton
      table={table}
      variant="soft"
      className="game-choice"
      isPossible={!isBeyond}
      onClick={() => table.step(guess)}
    >
      <span className="column gap-1">
        <span className="row hilo-guess">
          <HiloSign of={guess} />
          {t(guessKey(rank, guess))}
        </span>
        <small>
          {chanceText(winning, tag)} · {t('hilo.pays', { times: scaledTimes(scaled, tag) })}
        </small>
      </span>
    </StepButton>
  );
}

/** The bet, and what it returns when the player stops here. */
function Now({ stake, times, returnsMinor }: { stake: string; times: bigint; returnsMinor: bigint }) {
  const { t, tag } = useLocaleText();
  return (
    <div className="wells padded mb-3 wells--plain">
      <Well label={t('originals.bet')}>{stake}</Well>
      <Well label={t('hilo.now')}>{scaledTimes(times, tag)}</Well>
      <Well label={t('hilo.nowReturns')}>{displayMinor(returnsMinor, { locale: tag })}</Well>
    </div>
  );
}

/** The last cards of the round. */
function Cards({ round }: { round: ShownRound | null }) {
  const { t, tag } = useLocaleText();
  const { cards } = hiloOf(round);
  const first = Math.max(0, cards.length - SHOWN_CARDS);
  return (
    <ol className="hilo-cards">
      {cards.slice(first).map(({ card, guess, multiplier }, index) => (
        // Keyed by its position in the round, so that an existing card is neither re-created nor dealt again.
        <li key={`${round?.roundId ?? ''} ${first + index}`}>
          <PlayingCard card={card} size="small" isMarked={index > 0 && first + index === cards.length - 1} />
          <span className="micro">
            {guess === undefined ? t('hilo.first') : t(guess === 'skip' ? 'hilo.skip' : `hilo.${guess}`)}
            {multiplier !== undefined && <b className="block">{timesText(multiplier, tag)}</b>}
          </span>
        </li>
      ))}
    </ol>
  );
}
