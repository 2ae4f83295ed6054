import { BACCARAT_PAYS } from '@fairlot/game-maths';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { detailNumbers, lastEvent, type ShownRound } from '../model/shown-round.ts';
import { useBets } from '../model/use-bets.ts';
import { useRounds } from '../model/use-rounds.ts';
import { scaledTimes } from '../model/words.ts';
import { BetSpot } from '../ui/bet-spot.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { PlayingCard } from '../ui/playing-card.tsx';
import { TablePanel } from '../ui/table-chips.tsx';

const SHOW_MS = 1100;
const SIDES = ['player', 'banker'] as const;

const totalsOf = (round: ShownRound | null) => detailNumbers(round, 'dealt', 'totals');

/** Player and banker by fixed rules, from eight fresh decks. */
export default function BaccaratGame({ game }: GameProps) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, () => SHOW_MS);
  const bets = useBets(game);
  const isLocked = table.isLocked;
  const dealt = lastEvent(table.round, 'dealt');
  const totals = totalsOf(table.round);
  const reportedOf = (round: ShownRound) => {
    const [player, banker] = totalsOf(round);
    return t('baccarat.hands', { player: player ?? 0, banker: banker ?? 0 });
  };
  return (
    <GameFrame
      table={table}
      setting="banker"
      outcome={reportedOf}
      odds={
        <section className="card game-card bet-board" aria-label={t('table.bets')}>
          {Object.entries(BACCARAT_PAYS).map(([kind, scaled]) => (
            <BetSpot
              key={kind}
              label={t(`setting.${kind}`)}
              minor={bets.on(kind)}
              chips={bets.chips}
              isLocked={isLocked}
              onPlace={() => bets.place(kind)}
            >
              <span className="label">{t(`setting.${kind}`)}</span>
              <small>
                {scaledTimes(scaled, tag)} · {percentOf(game, tag, kind)}
              </small>
            </BetSpot>
          ))}
        </section>
      }
      panel={
        <TablePanel table={table} bets={bets} label={t('cards.deal')} nameOf={({ kind }) => t(`setting.${kind}`)} />
      }
    >
      <div className="card-hands">
        {SIDES.map((side, place) => {
          const cards = (dealt?.[side] as string[] | undefined) ?? [];
          return (
            <div key={side}>
              <div className="row center gap-2 mb-2">
                <span className="caption muted">{t(`setting.${side}`)}</span>
                {cards.length > 0 && !table.isShowing && <span className="card-total">{totals[place]}</span>}
              </div>
              <div className="card-hand" data-many={cards.length > 2 || undefined}>
                {(cards.length === 0 ? [null, null] : cards).map((card, index) => (
                  <PlayingCard key={index} card={card} order={index * 2 + place} deal={table.motion} />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </GameFrame>
  );
}
