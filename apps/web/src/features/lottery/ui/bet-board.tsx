import { formatCountdown, useToast } from '@fairlot/ui';
import { parseMinor } from '@fairlot/money';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useNow } from '../../../shared/clock/use-now.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useLoginPrompt } from '../../../shared/session/login-prompt.ts';
import type { LotteryGame } from '../api/menu.ts';
import type { GamePlays } from '../api/plays.ts';
import { issueTimes, shortIssue } from '../model/issue.ts';
import { pickSpaceOf } from '../model/numbers.ts';
import { playName } from '../model/play-groups.ts';
import { useBetSlip } from '../model/use-bet-slip.ts';
import { ticketPath } from '../model/paths.ts';
import { CountdownPanel } from './countdown-panel.tsx';
import { HelperChips } from './helper-chips.tsx';
import { LastResult } from './last-result.tsx';
import { MyTickets } from './my-tickets.tsx';
import { NumberPicker } from './number-picker.tsx';
import { PlayPicker } from './play-picker.tsx';
import { PlacedBar, SlipBar } from './slip-bar.tsx';
import { SlipSheet } from './slip-sheet.tsx';
import type { SlipView } from './slip-view.ts';

interface BetBoardProps {
  game: LotteryGame;
  /** Server time at which the game's times were true, epoch ms. */
  at: number;
  plays: GamePlays;
  /** Mark of play money beside the balance. */
  mark: ReactNode;
}

/** The bet page of one game: times, last result, plays, numbers, tickets, slip. */
export function BetBoard({ game, at, plays, mark }: BetBoardProps) {
  const t = useText();
  const panelId = useId();
  const askLogin = useLoginPrompt();
  const times = issueTimes(game, at, useNow());
  const slip = useBetSlip(game, plays, times.phase === 'open');
  const [isResultOpen, setIsResultOpen] = useState(false);
  const [isSlipOpen, setIsSlipOpen] = useState(false);
  const dismiss = usePlacedNews(slip?.placed.length ?? 0);
  if (slip === null) return <CountdownPanel times={times} name={game.displayName} />;

  const { play, chosen, placed } = slip;
  const space = pickSpaceOf(play);
  const view: SlipView = {
    ...slip, mark, closedText: t(times.phase === 'off' ? 'lottery.closedNote' : 'lottery.keptNote'), closesIn: times.toLockMs === null ? null : formatCountdown(times.toLockMs),
    onRemove: (number) => slip.onToggle([number]), onLogin: () => askLogin(),
  };
  const hasSlip = slip.state !== 'empty' || chosen.length > 0;
  const last = placed[0];
  return (
    <div className="slip-room">
      <CountdownPanel times={times} name={game.displayName} />
      <LastResult game={game} isOpen={isResultOpen} onToggle={() => setIsResultOpen(!isResultOpen)} />
      <PlayPicker plays={plays.plays} code={play.code} panelId={panelId} onPick={slip.onPlay} />
      <div className="pad mt3" id={panelId} role="tabpanel" aria-label={t('lottery.numbers')}>
        <NumberPicker space={space} name={playName(play.code, t, play.name)} chosen={chosen} onToggle={(number) => slip.onToggle([number])} />
        {space.from < space.to && <HelperChips space={space} pickCount={play.pickCount} chosen={chosen} onAdd={slip.onAdd} onToggle={slip.onToggle} />}
        {chosen.length > 0 && chosen.length < play.pickCount && <p className="cap mut mt3" role="status">{t('lottery.needMore', { count: play.pickCount - chosen.length })}</p>}
      </div>
      <MyTickets game={game} placed={placed} />
      {hasSlip && <SlipBar view={view} isCollapsed={isResultOpen} onOpen={() => setIsSlipOpen(true)} />}
      {!hasSlip && last !== undefined && dismiss.isShown && <PlacedBar totalMinor={parseMinor(last.total)} issue={shortIssue(last.numero)} href={ticketPath(last.ticketId)} onClose={dismiss.hide} />}
      <SlipSheet open={isSlipOpen && hasSlip} onClose={() => setIsSlipOpen(false)} view={view} />
    </div>
  );
}

/** Tells of every ticket once; the bar about it stays until it is closed. */
function usePlacedNews(count: number): { isShown: boolean; hide: () => void } {
  const t = useText();
  const toast = useToast();
  const [hiddenAt, setHiddenAt] = useState(0);
  const told = useRef(0);
  useEffect(() => {
    if (count > told.current) toast.success(t('lottery.placed'));
    told.current = count;
  }, [count, toast, t]);
  return { isShown: hiddenAt < count, hide: () => setHiddenAt(count) };
}
