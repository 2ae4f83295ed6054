import { useToast } from '@fairlot/ui';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../../shared/session/login-prompt.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import type { GamePlays, Play } from '../../games/api/plays.ts';
import { useBonusNote } from '../../../promotions/model/use-bonus-use.ts';
import { issueTimes } from '../../draws/model/issue.ts';
import { pickSpaceOf } from '../model/numbers.ts';
import { boardOf, placesOf, solePlays } from '../../games/model/play-groups.ts';
import { oddsRows } from '../model/odds-keys.ts';
import { countChosen } from '../model/slip.ts';
import { isPairPlay } from '../../games/model/pairs.ts';
import { stoppedIn } from '../model/stops.ts';
import { type BetSlip, useBetSlip } from '../model/use-bet-slip.ts';
import { useRepeatTicket } from '../model/use-repeat-ticket.ts';
import { usePairPlays } from '../model/use-stations.ts';
import { ClosesIn } from '../../draws/ui/closes-in.tsx';
import { CountdownPanel } from '../../draws/ui/countdown-panel.tsx';
import { OddsBoard } from './odds-board.tsx';
import { HelperChips } from './helper-chips.tsx';
import type { RebateSliderProps } from '../../rebate/ui/rebate-slider.tsx';
import { LastResult } from '../../results/ui/last-result.tsx';
import { NumberPicker } from './number-picker.tsx';
import { PlayPicker } from './play-picker.tsx';
import { PlayRule } from './play-rule.tsx';
import { SlipBar } from './slip-bar.tsx';
import type { SlipView } from './slip-view.ts';
import { SolePlays } from './sole-plays.tsx';
import { StationChips } from './station-chips.tsx';
import { canType, TypeBets } from './type-bets.tsx';

const loadSheet = () => import('./slip-sheet.tsx');
const loadJackpot = () => import('../../jackpot/ui/jackpot-panel.tsx');
const loadRebate = () => import('../../rebate/ui/rebate-slider.tsx');
const loadKeeper = () => import('../choice/slip-keeper.tsx');
const loadTickets = () => import('../../tickets/ui/tickets-part.tsx');

type RebateChoice = Pick<RebateSliderProps, 'rebate' | 'most' | 'onRebate'>;

export interface BetBoardProps {
  game: LotteryGame;
  /** Server time at which the game's times were valid, epoch ms. */
  at: number;
  plays: GamePlays;
  /** The rebate that the player chose, the highest, and how to choose another. */
  choice: RebateChoice;
  /** Label for play money beside the balance. */
  mark: ReactNode;
  /** Ticket whose numbers are preselected; empty for none. */
  repeatId: string;
  /** Another station, for a bet on both; null for none. */
  secondStation: string | null;
}

/** The bet page of one game: times, last result, plays, numbers, tickets, slip. */
export function BetBoard({ game, at, plays: own, choice, mark, repeatId, secondStation }: BetBoardProps) {
  const t = useText();
  const panelId = useId();
  const askLogin = useLoginPrompt();
  const hasToken = useHasToken();
  const phase = useNowValue((now) => issueTimes(game, at, now).phase);
  const isOpen = phase === 'open';
  const plays = usePairPlays(own);
  const slip = useBetSlip(game, plays, isOpen, secondStation);
  const SlipSheet = usePart(slip !== null && hasBets(slip), loadSheet);
  const TicketsPart = usePart(hasToken, loadTickets);
  const SlipKeeper = usePart(slip !== null, loadKeeper);
  // The bets on two stations are known a little later.
  const isKnown = secondStation === null || plays !== own;
  useRepeatTicket(isKnown ? repeatId : '', plays.plays, slip?.onRepeat);
  const [isResultOpen, setIsResultOpen] = useState(false);
  const [isSlipOpen, setIsSlipOpen] = useState(false);
  const toggleResult = useCallback(() => setIsResultOpen((isShown) => !isShown), []);
  const dismiss = usePlacedNews(slip?.placed.length ?? 0);
  if (slip === null) return <CountdownPanel game={game} at={at} />;

  const { play, chosen, placed } = slip;
  const view: SlipView = {
    ...slip,
    mark,
    closedText: t(phase === 'off' ? 'lottery.closedNote' : 'lottery.keptNote'),
    closesIn: <ClosesIn game={game} at={at} />,
    onRemove: slip.onToggleOne,
    onLogin: () => askLogin(),
  };
  const hasSlip = slip.state !== 'empty' || chosen.length > 0;
  return (
    <div className="slip-room">
      <div className="slip-draw">
        <CountdownPanel game={game} at={at} />
        <Jackpot plays={plays} />
        <BonusNote />
        <Result game={game} isOpen={isResultOpen} onToggle={toggleResult} />
      </div>
      <div className="slip-board">
        <StationChips
          stations={slip.stations}
          chosen={slip.chosenStations}
          isPair={isPairPlay(play.code)}
          onStation={slip.onStation}
        />
        <Picker
          plays={plays.plays}
          code={play.code}
          // Other plays show no counts, so that a chosen number does not render their tabs.
          picks={placesOf(plays.plays, play.code)[0] && slip.picks}
          panelId={panelId}
          onPick={slip.onPlay}
        />
        <Rebate plays={plays} play={play} {...choice} />
        <NumbersPanel id={panelId} plays={plays.plays} slip={slip} />
      </div>
      <div className="slip-rest">
        {TicketsPart !== null && (
          <TicketsPart
            game={game}
            plays={plays}
            placed={placed}
            isOpen={isOpen}
            isBarShown={!hasSlip && dismiss.isShown}
            onCloseBar={dismiss.hide}
            onRepeat={slip.onRepeat}
          />
        )}
      </div>
      {SlipKeeper !== null && (
        <SlipKeeper gameCode={game.gameCode} slip={slip} isWanted={repeatId === '' && secondStation === null} />
      )}
      {hasSlip && <SlipBar view={view} isCollapsed={isResultOpen} onOpen={() => setIsSlipOpen(true)} />}
      {SlipSheet !== null && (
        <SlipSheet open={isSlipOpen && hasSlip} onClose={() => setIsSlipOpen(false)} view={view} />
      )}
    </div>
  );
}

const hasBets = ({ chosen, typed, parked }: BetSlip) => chosen.length + typed.length + parked.length > 0;

interface NumbersPanelProps {
  id: string;
  plays: readonly Play[];
  slip: BetSlip;
}

/** The numbers of the chosen play, and the field in which bets are typed. */
function NumbersPanel({ id, plays, slip }: NumbersPanelProps) {
  const t = useText();
  return (
    <div className="padded mt-3" id={id} role="tabpanel" aria-label={t('lottery.numbers')} data-focus-home>
      <Numbers
        plays={plays}
        play={slip.play}
        chosen={slip.chosen}
        picks={slip.picks}
        stops={slip.stops}
        onAdd={slip.onAdd}
        onKey={slip.onKey}
        onToggle={slip.onToggle}
        onToggleOne={slip.onToggleOne}
      />
      {canType(plays) && (
        <TypeBets
          plays={plays}
          stops={slip.stops}
          stations={slip.stations}
          pairs={slip.pairs}
          chosen={slip.chosenStations}
          onTyped={slip.onTyped}
        />
      )}
      <PlayRule plays={plays} play={slip.play} hasChosen={slip.chosen.length > 0} />
      <Missing play={slip.play} chosen={slip.chosen} />
    </div>
  );
}

/** The jackpots of a lotto, which load after the page; their place is kept. */
function Jackpot({ plays }: { plays: GamePlays }) {
  const Panel = usePart(plays.pools !== undefined, loadJackpot);
  if (plays.pools === undefined) return null;
  return <div className="jackpot-place">{Panel !== null && <Panel plays={plays} />}</div>;
}

/** Where the merchant offers a rebate: the control that exchanges prizes for it. */
function Rebate(props: RebateSliderProps) {
  const Slider = usePart(props.most > 0, loadRebate);
  return Slider === null || props.most === 0 ? null : <Slider {...props} />;
}

/** Notes how many numbers a started line lacks. */
function Missing({ play, chosen }: Pick<BetSlip, 'play' | 'chosen'>) {
  const t = useText();
  const { selected, specials } = countChosen(play, chosen);
  if (chosen.length === 0 || (selected >= play.pickCount && specials > 0)) return null;
  return (
    <p className="caption muted mt-3" role="status">
      {selected < play.pickCount ? t('lottery.needMore', { count: play.pickCount - selected }) : t('lottery.needBonus')}
    </p>
  );
}

/** Shown before the first bet: what bonus money cannot pay for here. */
function BonusNote() {
  const note = useBonusNote('lottery');
  return note === null ? null : <p className="note numeric mx mt-3">{note}</p>;
}

/** Memoised parts that do not depend on the stake: on slow phones rendering them takes longer than everything else. */
const Result = memo(LastResult);
const Picker = memo(PlayPicker);
const Numbers = memo(function Numbers({
  plays,
  play,
  chosen,
  picks,
  stops,
  onAdd,
  onKey,
  onToggle,
  onToggleOne,
}: { plays: readonly Play[]; play: Play } & Pick<
  BetSlip,
  'chosen' | 'picks' | 'stops' | 'onAdd' | 'onKey' | 'onToggle' | 'onToggleOne'
>) {
  const space = useMemo(() => pickSpaceOf(play, stoppedIn(stops, play.code)), [play, stops]);
  const t = useText();
  const rows = useMemo(() => oddsRows(boardOf(plays, play.code), t), [plays, play.code, t]);
  const sole = solePlays(plays, play.code);
  if (rows.length > 0) return <OddsBoard rows={rows} picks={picks} stops={stops} onKey={onKey} />;
  if (sole.length > 0) return <SolePlays plays={sole} picks={picks} stops={stops} onPick={onKey} />;
  return (
    <>
      <NumberPicker space={space} chosen={chosen} onToggle={onToggleOne} />
      <HelperChips
        space={space}
        pickCount={play.pickCount}
        chosen={chosen}
        isOneLine={play.poolPercent !== undefined}
        onAdd={onAdd}
        onToggle={onToggle}
      />
    </>
  );
});

/** Announces every order once; the bar about it stays until it is closed. */
function usePlacedNews(count: number): { isShown: boolean; hide: () => void } {
  const t = useText();
  const toast = useToast();
  const [hiddenAt, setHiddenAt] = useState(0);
  const reported = useRef(0);
  useEffect(() => {
    const fresh = count - reported.current;
    if (fresh > 0) toast.success(fresh === 1 ? t('lottery.placed') : t('lottery.placedMany', { count: fresh }));
    reported.current = count;
  }, [count, toast, t]);
  return { isShown: hiddenAt < count, hide: () => setHiddenAt(count) };
}
