import { displayMinor, parseMinor } from '@fairlot/money';
import { Icon } from '@fairlot/ui';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { blackjackOf, totalOf } from '../model/blackjack-round.ts';
import type { GameProps } from '../model/game-props.ts';
import type { ShownRound } from '../model/shown-round.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { amountText, chipText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { PlayingCard } from '../ui/playing-card.tsx';
import { StepButton } from '../ui/step-button.tsx';

const SHOW_MS = 700;
/** Duration of the deal: four cards one after another; a step deals one. */
const DEAL_MS = 480;
const STEP_MS = 280;
const CHOICES = ['hit', 'stand'] as const;
const CHOICE_ICONS = { hit: <Icon name="plus" size="small" />, stand: <OpenHand /> };

/** Blackjack: closer to 21 than the dealer; every card comes from a full deck. */
export default function BlackjackGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, shownMs);
  const stake = useStake(table);
  const { round, isOpen } = table;
  const { hands, dealer, current, canDouble, canSplit } = blackjackOf(round);
  const stakeMinor = parseMinor(round?.stake ?? '0.00');
  const bets = hands.reduce((sum, each) => sum + (each.isDoubled ? 2 : 1), 0);
  const betMinor = stakeMinor / BigInt(Math.max(1, bets));
  const mine = hands.map(({ cards }) => totalOf(cards)).join(' / ');
  const totals = { mine, theirs: totalOf(dealer) };
  const adds = t('blackjack.adds', { amount: displayMinor(betMinor, { locale: tag }) });
  return (
    <GameFrame
      table={table}
      setting="best"
      isBestPlay
      outcome={() => t('blackjack.hands', totals)}
      status={isOpen ? t('blackjack.hands', totals) : undefined}
      odds={<p className="caption muted padded mb-3">{t('blackjack.note')}</p>}
      panel={
        table.isInRound ? (
          <Moves table={table} adds={adds} canDouble={canDouble} canSplit={canSplit} />
        ) : (
          <StakeAndPlay table={table} stake={stake} label={t('cards.deal')} choices={{}} />
        )
      }
    >
      <div className="card-table">
        <Dealer cards={dealer} isDealt={round !== null} />
        <div className="text-center">
          <div className="label">{t('blackjack.pays')}</div>
          <div className="caption muted">{t('blackjack.dealerRule')}</div>
        </div>
        <div className="card-hands">
          {hands.map(({ cards }, index) => (
            <Hand
              key={index}
              cards={cards}
              name={hands.length > 1 ? t('cards.hand', { number: index + 1 }) : t('cards.you')}
              isOneOfMany={hands.length > 1}
              isCurrent={index === current}
            />
          ))}
        </div>
        {isOpen && (
          <div className="card-bet micro">
            <StakeChip>{chipText(stakeMinor, tag)}</StakeChip>
            {t('originals.bet')} {amountText(round?.stake ?? '0.00', tag)}
          </div>
        )}
      </div>
    </GameFrame>
  );
}

interface MovesProps {
  table: Table;
  /** Price of doubling and of splitting. */
  adds: string;
  canDouble: boolean;
  canSplit: boolean;
}

function Moves({ table, adds, canDouble, canSplit }: MovesProps) {
  const t = useText();
  const dear = [
    { move: 'double', isPossible: canDouble, need: 'firstTwo' },
    { move: 'split', isPossible: canSplit, need: 'pair' },
  ] as const;
  return (
    <>
      <div className="two-columns">
        {CHOICES.map((choice) => (
          <StepButton
            key={choice}
            table={table}
            variant="soft"
            className="game-choice"
            onClick={() => table.step(choice)}
          >
            <span className="row center gap-1">
              {CHOICE_ICONS[choice]}
              {t(`blackjack.${choice}`)}
            </span>
          </StepButton>
        ))}
      </div>
      <div className="two-columns">
        {dear.map(({ move, isPossible, need }) => (
          <StepButton
            key={move}
            table={table}
            variant="neutral"
            className="game-choice"
            isPossible={isPossible}
            onClick={() => table.step(move)}
          >
            <span className="column gap-1">
              <span>{t(`blackjack.${move}`)}</span>
              <small>{isPossible ? adds : t(`blackjack.${need}`)}</small>
            </span>
          </StepButton>
        ))}
      </div>
    </>
  );
}

function Dealer({ cards, isDealt }: { cards: readonly string[]; isDealt: boolean }) {
  const t = useText();
  return (
    <>
      <div className="row center gap-2">
        <span className="caption muted">{t('cards.dealer')}</span>
        {cards.length > 0 && <span className="card-total">{totalOf(cards)}</span>}
      </div>
      <div className="card-hand" data-many={cards.length > 3 || undefined}>
        {cards.map((card, index) => (
          <PlayingCard key={index} card={card} order={index} />
        ))}
        {(cards.length === 1 || !isDealt) && <PlayingCard card={null} order={3} />}
        {!isDealt && <PlayingCard card={null} />}
      </div>
    </>
  );
}

interface HandProps {
  cards: readonly string[];
  name: string;
  isOneOfMany: boolean;
  isCurrent: boolean;
}

function Hand({ cards, name, isOneOfMany, isCurrent }: HandProps) {
  return (
    <div>
      <div className="card-hand" data-many={isOneOfMany || cards.length > 3 || undefined}>
        {cards.map((card, place) => (
          <PlayingCard key={place} card={card} order={place} />
        ))}
      </div>
      <div className="row center gap-2 mt-2">
        <span className="caption muted">{name}</span>
        <span className="card-total" data-on={isCurrent || undefined}>
          {totalOf(cards)}
        </span>
      </div>
    </div>
  );
}

/** Icon of an open hand, for the move "Stand". Drawn here, since no other page uses it. */
function OpenHand() {
  return (
    <svg className="icon icon--small" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.5V6a2 2 0 0 0-4 0v8" />
      <path d="M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15" />
    </svg>
  );
}

const NOTCHES = [0, 60, 120, 180, 240, 300];

/** A chip with the amount on the table. */
function StakeChip({ children }: { children: string }) {
  return (
    <svg className="stake-chip" viewBox="-27 -27 60 62" aria-hidden="true">
      <circle className="stake-chip__side" cx="5" cy="7" r="26" />
      <circle className="stake-chip__edge" r="26" />
      {NOTCHES.map((degrees) => (
        <rect
          key={degrees}
          className="stake-chip__face"
          x="-4.5"
          y="-26"
          width="9"
          height="8"
          transform={`rotate(${degrees})`}
        />
      ))}
      <circle className="stake-chip__face" r="17.5" />
      <text y="4.5" fontSize={children.length > 4 ? 9 : 13}>
        {children}
      </text>
    </svg>
  );
}

function shownMs({ state, steps }: ShownRound): number {
  if (state === 'settled') return SHOW_MS;
  return steps.length === 0 ? DEAL_MS : STEP_MS;
}
