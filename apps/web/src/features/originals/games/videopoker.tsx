import { cardOf, POKER_PAYS, pokerHand } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { GameProps } from '../model/game-props.ts';
import { detailText, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { GameOption } from '../ui/game-option.tsx';
import { MoneyAction } from '../ui/money-action.tsx';
import { StakeAndPlay } from '../ui/play-action.tsx';
import { PlayingCard } from '../ui/playing-card.tsx';

const SHOW_MS = 650;
const TABLES = ['jacks', 'deuces'] as const;
type PokerTable = (typeof TABLES)[number];
const NONE = [false, false, false, false, false];

/** Video poker: five cards of one deck; cards that are not held are exchanged once. */
export default function VideoPokerGame({ game }: GameProps) {
  const t = useText();
  const table = useRounds(game, () => SHOW_MS);
  const stake = useStake(table);
  const [chosen, setChosen] = useState<PokerTable>('jacks');
  const [held, setHeld] = useState<{ roundId: string; hold: readonly boolean[] }>({ roundId: '', hold: NONE });
  const { round, isOpen } = table;
  const pays = round !== null && table.isInRound && 'table' in round.choices ? round.choices.table : chosen;
  const cards = cardsOf(round);
  const hold = isOpen && held.roundId === round?.roundId ? held.hold : NONE;
  const final = lastEvent(round, 'drawn');
  const kept = isOpen ? hold : ((final?.['hold'] as boolean[] | undefined) ?? NONE);
  const hand = table.isShowing || cards.length === 0 ? '' : pokerHand(cards.map(cardOf), pays === 'deuces');
  const betMinor = table.isInRound ? parseMinor(round?.stake ?? '0.00') : stake.minor;
  const toggle = (index: number) => {
    if (table.canStep && round !== null)
      setHeld({ roundId: round.roundId, hold: hold.map((each, place) => each !== (place === index)) });
  };
  return (
    <GameFrame
      table={table}
      setting={pays}
      isBestPlay
      outcome={(each) => t(`poker.${detailText(each, 'drawn', 'hand')}`)}
      status={isOpen && hand !== '' ? `${t(`poker.${hand}`)}. ${t('poker.hint')}` : undefined}
      line={
        isOpen && hand !== '' ? (
          <HandNow name={t(`poker.${hand}`)} betMinor={betMinor} times={POKER_PAYS[pays][hand] ?? 0} />
        ) : undefined
      }
      panel={
        table.isInRound ? (
          <Exchange
            table={table}
            hold={hold}
            count={kept.filter((each) => !each).length}
            betMinor={betMinor}
            onRelease={() => setHeld({ roundId: round?.roundId ?? '', hold: NONE })}
          />
        ) : (
          <>
            <GameOption
              label={t('poker.pays')}
              options={TABLES.map((value) => ({ value, label: t(`setting.${value}`) }))}
              value={chosen}
              isLocked={table.isLocked}
              onChange={setChosen}
            />
            <StakeAndPlay table={table} stake={stake} label={t('cards.deal')} choices={{ table: chosen }} />
          </>
        )
      }
    >
      <PayTable pays={pays} hand={hand} betMinor={betMinor} />
      <Cards cards={cards} kept={kept} canChoose={table.canStep} onToggle={toggle} />
    </GameFrame>
  );
}

interface ExchangeProps {
  table: Table;
  hold: readonly boolean[];
  /** Number of cards that are exchanged. */
  count: number;
  betMinor: bigint;
  onRelease: () => void;
}

function Exchange({ table, hold, count, betMinor, onRelease }: ExchangeProps) {
  const t = useText();
  return (
    <>
      <div className="row between">
        <span className="caption muted">{t('poker.hint')}</span>
        <Button variant="text" size="small" disabled={!table.isOpen || !hold.includes(true)} onClick={onRelease}>
          {t('poker.release')}
        </Button>
      </div>
      <MoneyAction
        label={t('poker.draw', { count })}
        amountLabel={t('originals.bet')}
        minor={betMinor}
        isSending={table.isSending}
        isPossible={table.canStep}
        isResting={table.isResting}
        onPress={() => table.step({ hold: [...hold] })}
      />
    </>
  );
}

interface CardsProps {
  cards: readonly string[];
  kept: readonly boolean[];
  canChoose: boolean;
  onToggle: (index: number) => void;
}

function Cards({ cards, kept, canChoose, onToggle }: CardsProps) {
  const t = useText();
  return (
    <div className="poker-cards" role="group" aria-label={t('originals.board')}>
      {(cards.length === 0 ? [null, null, null, null, null] : cards).map((card, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={kept[index]}
          aria-disabled={!canChoose || undefined}
          onClick={() => onToggle(index)}
        >
          <PlayingCard card={card} order={index} size="middle" isMarked={kept[index] ?? false} />
          <span className="poker-hold">{t(kept[index] === true ? 'poker.held' : 'poker.hold')}</span>
        </button>
      ))}
    </div>
  );
}

interface PayTableProps {
  pays: PokerTable;
  /** The current hand, which is highlighted. */
  hand: string;
  betMinor: bigint;
}

function PayTable({ pays, hand, betMinor }: PayTableProps) {
  const { t, tag } = useLocaleText();
  return (
    <table className="poker-pays">
      <thead>
        <tr>
          <th scope="col">{t('poker.hand')}</th>
          <th scope="col">{t('poker.pays')}</th>
          <th scope="col">{t('poker.for', { amount: displayMinor(betMinor, { locale: tag, decimals: 0 }) })}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(POKER_PAYS[pays]).map(([name, times]) => (
          <tr key={name} data-on={name === hand || undefined}>
            <td>{t(`poker.${name}`)}</td>
            <td>{times}×</td>
            <td>{displayMinor(betMinor * BigInt(times), { locale: tag })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The value of the current hand. */
function HandNow({ name, betMinor, times }: { name: string; betMinor: bigint; times: number }) {
  const { t, tag } = useLocaleText();
  const net = displayMinor(betMinor * BigInt(times - 1), { locale: tag, sign: true });
  return (
    <>
      <span className="label">{t('poker.youHave', { hand: name })}</span>
      <span className="caption muted">{t('poker.asItIs', { net })}</span>
    </>
  );
}

function cardsOf(round: ShownRound | null): readonly string[] {
  const event = lastEvent(round, 'drawn') ?? lastEvent(round, 'dealt');
  return (event?.['cards'] as string[] | undefined) ?? [];
}
