import { displayMinor, parseMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { blackjackOf, totalOf } from '../model/blackjack-round.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import type { ShownRound } from '../model/shown-round.ts';
import { useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { amountText, netText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { PlayingCard } from '../ui/playing-card.tsx';
import { StakeField } from '../ui/stake-field.tsx';

const SHOW_MS = 700;
/** Four cards are dealt one after the other; a step brings one. */
const DEAL_MS = 480;
const STEP_MS = 280;
const CHOICES = ['hit', 'stand'] as const;

/** Closer to 21 than the dealer; every card from a full deck. */
export default function BlackjackGame({ game }: GameProps) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, shownMs);
  const stake = useStake(table);
  const { round, isOpen } = table;
  const { hands, dealer, current, canDouble, canSplit } = blackjackOf(round);
  const stakeMinor = parseMinor(round?.stake ?? '0.00');
  const betMinor =
    stakeMinor /
    BigInt(
      Math.max(
        1,
        hands.reduce((sum, each) => sum + (each.isDoubled ? 2 : 1), 0),
      ),
    );
  const mine = hands.map(({ cards }) => totalOf(cards)).join(' / ');
  const totals = { mine, theirs: totalOf(dealer) };
  const adds = t('blackjack.adds', { amount: displayMinor(betMinor, { locale: tag }) });
  return (
    <GameFrame
      table={table}
      percent={percentOf(game, 'best')}
      isBestPlay
      chip={(each) => netText(each, tag)}
      outcome={() => t('blackjack.told', totals)}
      told={isOpen ? t('blackjack.told', totals) : undefined}
      odds={<p className="caption muted padded mb-3">{t('blackjack.note')}</p>}
      panel={
        isOpen ? (
          <>
            <div className="two-columns">
              {CHOICES.map((choice) => (
                <Button
                  key={choice}
                  variant="soft"
                  className="game-choice"
                  disabled={!table.canStep}
                  onClick={() => table.step(choice)}
                >
                  {t(`blackjack.${choice}`)}
                </Button>
              ))}
            </div>
            <div className="two-columns">
              <Button
                variant="neutral"
                className="game-choice"
                disabled={!table.canStep || !canDouble}
                onClick={() => table.step('double')}
              >
                <Choice name={t('blackjack.double')} hint={canDouble ? adds : t('blackjack.firstTwo')} />
              </Button>
              <Button
                variant="neutral"
                className="game-choice"
                disabled={!table.canStep || !canSplit}
                onClick={() => table.step('split')}
              >
                <Choice name={t('blackjack.split')} hint={canSplit ? adds : t('blackjack.pair')} />
              </Button>
            </div>
          </>
        ) : (
          <>
            <StakeField stake={stake} isLocked={table.isLocked} />
            <PlayAction table={table} stake={stake} label={t('cards.deal')} choices={{}} />
          </>
        )
      }
    >
      <div className="card-table">
        <div className="row center gap-2">
          <span className="caption muted">{t('cards.dealer')}</span>
          {dealer.length > 0 && <span className="card-total">{totals.theirs}</span>}
        </div>
        <div className="card-hand">
          {dealer.map((card, index) => (
            <PlayingCard key={index} card={card} order={index} />
          ))}
          {(dealer.length === 1 || round === null) && <PlayingCard card={null} order={3} />}
          {round === null && <PlayingCard card={null} />}
        </div>
        <div className="text-center">
          <div className="label">{t('blackjack.pays')}</div>
          <div className="caption muted">{t('blackjack.dealerRule')}</div>
        </div>
        <div className="card-hands">
          {hands.map(({ cards }, index) => (
            <div key={index}>
              <div className="card-hand" data-many={hands.length > 1 || cards.length > 3 || undefined}>
                {cards.map((card, place) => (
                  <PlayingCard key={place} card={card} order={place} />
                ))}
              </div>
              <div className="row center gap-2 mt-2">
                <span className="caption muted">
                  {hands.length > 1 ? t('cards.hand', { number: index + 1 }) : t('cards.you')}
                </span>
                <span className="card-total" data-on={index === current || undefined}>
                  {totalOf(cards)}
                </span>
              </div>
            </div>
          ))}
        </div>
        {isOpen && (
          <div className="caption muted text-center">
            {t('originals.bet')} {amountText(round?.stake ?? '0.00', tag)}
          </div>
        )}
      </div>
    </GameFrame>
  );
}

function Choice({ name, hint }: { name: string; hint: string }) {
  return (
    <span className="column gap-1">
      <span>{name}</span>
      <small>{hint}</small>
    </span>
  );
}

function shownMs({ state, steps }: ShownRound): number {
  if (state === 'settled') return SHOW_MS;
  return steps.length === 0 ? DEAL_MS : STEP_MS;
}
