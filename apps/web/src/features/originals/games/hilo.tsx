import { fairMultiplier, HILO_RANKS, hiloWinningRanks, multiply } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { GUESSES, guessKey, hiloOf } from '../model/hilo-round.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { amountText, chanceText, netText, scaledTimes, timesText } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { MostNote } from '../ui/most-note.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { cardName, PlayingCard } from '../ui/playing-card.tsx';
import { StakeField } from '../ui/stake-field.tsx';
import { StepButton } from '../ui/step-button.tsx';
import { Well } from '../ui/well.tsx';
import { HiloSide, HiloSign } from './hilo-parts.tsx';

const SHOW_MS = 260;
const SHOWN_CARDS = 5;

/** Hi-lo: is the next card higher or lower? Each correct guess raises the payout. */
export default function HiloGame({ game }: GameProps) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const { round, isOpen, isInRound } = table;
  const { cards, right, chance, rank } = hiloOf(round);
  const scaledOf = (each: typeof chance) => fairMultiplier(each, BigInt(game.returnScaled));
  const now = right === 0 ? 10_000n : scaledOf(chance);
  const returnsMinor = multiply(parseMinor(round?.stake ?? '0.00'), now);
  const current = cards.at(-1);
  const first = Math.max(0, cards.length - SHOWN_CARDS);
  const guesses = GUESSES.map((guess) => {
    const winning = { numerator: BigInt(hiloWinningRanks(rank, guess).length), denominator: BigInt(HILO_RANKS) };
    const scaled = scaledOf({
      numerator: chance.numerator * winning.numerator,
      denominator: chance.denominator * winning.denominator,
    });
    const isBeyond = multiply(parseMinor(round?.stake ?? '0.00'), scaled) > parseMinor(game.maxPayout);
    return { guess, winning, scaled, isBeyond };
  });
  const chips = [
    { key: 'right', text: t('hilo.right', { count: right }), isHigh: right > 0 },
    { key: 'card', text: t('hilo.card', { number: cards.length }), isHigh: false },
  ];
  return (
    <GameFrame
      table={table}
      percent={percentOf(game, tag)}
      chip={(each) => netText(each, tag)}
      shared={isOpen ? chips : undefined}
      chipsLabel={isOpen ? t('originals.thisRound') : undefined}
      outcome={(each) => t('hilo.right', { count: hiloOf(each).right })}
      status={
        isOpen && current !== undefined ? `${cardName(current.card)} · ${t('hilo.right', { count: right })}` : undefined
      }
      odds={
        <>
          {isInRound && (
            <div className="wells padded mb-3 wells--plain">
              <Well label={t('originals.bet')}>{amountText(round?.stake ?? '0.00', tag)}</Well>
              <Well label={t('hilo.now')}>{scaledTimes(now, tag)}</Well>
              <Well label={t('hilo.nowReturns')}>{displayMinor(returnsMinor, { locale: tag })}</Well>
            </div>
          )}
          {isInRound && guesses.some(({ isBeyond }) => isBeyond) && <MostNote maxPayout={game.maxPayout} />}
          <p className="caption muted padded mb-3">{t('hilo.note')}</p>
        </>
      }
      panel={
        isInRound ? (
          <>
            <div className="two-columns">
              {guesses.map(({ guess, winning, scaled, isBeyond }) => (
                <StepButton
                  key={guess}
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
          <>
            <StakeField stake={stake} isLocked={table.isLocked} />
            <PlayAction table={table} stake={stake} label={t('hilo.deal')} choices={{}} />
          </>
        )
      }
    >
      <div className="hilo-table">
        <HiloSide rank={rank} guess="higher" isShown={isInRound} />
        <PlayingCard key={cards.length} card={current?.card ?? null} size="large" />
        <HiloSide rank={rank} guess="lower" isShown={isInRound} />
      </div>
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
    </GameFrame>
  );
}
