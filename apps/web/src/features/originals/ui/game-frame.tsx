import { Flag, Icon, IconButton } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { loadGroups } from '../../../shared/i18n/catalogues.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { PageTop } from '../../../shared/navigation/page-top.tsx';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useHushCredit } from '../../../shared/sound/credit-sound.ts';
import { SoundButton } from '../../../shared/sound/sound-button.tsx';
import { usePart } from '../../../shared/ui/use-part.ts';
import { useBonusNote } from '../../promotions/model/use-bonus-use.ts';
import { percentOf } from '../model/game-props.ts';
import { bonusProductOf } from '../model/stake.ts';
import { isWon, type ShownRound } from '../model/shown-round.ts';
import { useHeld } from '../model/use-held.ts';
import type { Table } from '../model/use-rounds.ts';
import { useWallet } from '../model/use-wallet.ts';
import { netText, resultText } from '../model/words.ts';
import { GameFoot } from './game-foot.tsx';
import { PastChips, type SharedChip } from './past-chips.tsx';
import { RefusedNote } from './refused-note.tsx';
import { ResultLine } from './result-line.tsx';
import { useKeptPlace } from './use-kept-place.ts';

const loadFairness = () => import('./fairness-sheet.tsx');
const loadRules = () => import('./rules-sheet.tsx');

export interface GameFrameProps {
  table: Table;
  /** The chosen setting, whose return to player is stated. */
  setting?: string;
  /** Whether the return assumes best play. */
  isBestPlay?: boolean;
  /** Text of a past round's chip; the net by default. */
  chip?: (round: ShownRound) => string;
  /** Colour of a past round's chip. */
  chipTone?: (round: ShownRound) => string;
  /** Chips of rounds that all players share, instead of the player's own rounds. */
  shared?: readonly SharedChip[] | undefined;
  /** Label of the chips if they are not the latest rounds. */
  chipsLabel?: string | undefined;
  /** Description of what happened, shown beside the payout. */
  outcome?: (round: ShownRound) => string;
  /** Text about the open round for screen readers. */
  status?: string | undefined;
  /** The stage. */
  children: ReactNode;
  /** Cards below it: probabilities and payouts. */
  odds?: ReactNode | ((open: (sheet: 'fairness' | 'rules') => void) => ReactNode);
  /** Text about the open round, shown where its result will be. */
  line?: ReactNode;
  /** The stage shows the result itself, for example in the hub of a wheel. */
  isResultOnStage?: boolean;
  /** Text below the name, from the return; the default is the return only. */
  subtitle?: ((percent: string) => string) | undefined;
  /** Controls, pinned to the bottom. */
  panel: ReactNode;
  /** Payouts in the sheet of rules. */
  paytable?: ReactNode;
}

/** The frame of an in-house game, without its own stage and controls (design, section 12). */
export function GameFrame({
  table,
  setting,
  isBestPlay = false,
  chip,
  chipTone,
  shared,
  chipsLabel,
  outcome,
  status,
  children,
  odds,
  line,
  isResultOnStage = false,
  subtitle,
  panel,
  paytable,
}: GameFrameProps) {
  const { t, tag } = useLocaleText();
  const [sheet, setSheet] = useState<'fairness' | 'rules' | null>(null);
  const { game, round, isShowing, isSending } = table;
  const percent = percentOf(game, tag, setting);
  const chipText = chip ?? ((each: ShownRound) => netText(each, tag));
  const isHeld = isShowing || isSending;
  const isDone = round?.state === 'settled' && !isShowing;
  const keptPlace = useKeptPlace();
  useHushCredit();
  return (
    <div className="original-page">
      <Top
        title={t(`original.${game.game}`)}
        subtitle={subtitle?.(percent) ?? t(isBestPlay ? 'originals.bestReturn' : 'originals.return', { percent })}
        isHeld={isHeld}
        onOpen={setSheet}
      />
      <section
        className="deep game-stage"
        aria-label={t('originals.stage')}
        data-game={game.game}
        data-lost={table.isLost || undefined}
      >
        <div className="game-stage__top">
          <SoundButton label={t('originals.sound')} className="game-sound" />
          <PastChips
            label={chipsLabel ?? t('originals.recent')}
            chips={shared ?? table.past.map((each) => chipOf(each, chipText(each), chipTone?.(each)))}
          />
        </div>
        {children}
        {(!isResultOnStage || table.isLost) && <Result table={table} outcome={outcome} now={line} />}
      </section>
      <p className="visually-hidden" role="status">
        {isDone ? `${outcome?.(round) ?? ''} ${resultText(round, t, tag)}` : status}
      </p>
      <div className="game-side">
        {typeof odds === 'function' ? odds(setSheet) : odds}
        <section className="game-panel" aria-label={t('originals.controls')} {...keptPlace}>
          <BonusNote product={bonusProductOf(game.game)} isHeld={isHeld} />
          <RefusedNote refusal={table.refusal} isOpen={table.isOpen}>
            {panel}
          </RefusedNote>
          <GameFoot isHeld={isHeld} onOpen={setSheet} />
        </section>
      </div>
      <Sheets table={table} sheet={sheet} onClose={() => setSheet(null)} paytable={paytable} />
    </div>
  );
}

const chipOf = (round: ShownRound, text: string, tone: SharedChip['tone']): SharedChip => ({
  key: round.roundId,
  text,
  isHigh: isWon(round),
  tone,
});

function Result({ table, outcome, now }: Pick<GameFrameProps, 'table' | 'outcome'> & { now: ReactNode }) {
  const { round, isShowing, isLost, motion } = table;
  const isDone = round?.state === 'settled' && !isShowing;
  return <ResultLine round={isDone ? round : null} outcome={outcome} isLost={isLost} isFresh={motion > 0} now={now} />;
}

interface SheetsProps {
  table: Table;
  /** The open one. */
  sheet: 'fairness' | 'rules' | null;
  onClose: () => void;
  paytable: ReactNode;
}

/** Sheets about the game, loaded when one is opened. */
function Sheets({ table, sheet, onClose, paytable }: SheetsProps) {
  const { i18n } = useLingui();
  const loadTexts = useCallback(() => loadGroups(i18n, ['originals-help', 'proof']), [i18n]);
  const Fairness = usePart(sheet === 'fairness', loadFairness, loadTexts);
  const Rules = usePart(sheet === 'rules', loadRules, loadTexts);
  return (
    <>
      {Fairness !== null && <Fairness table={table} open={sheet === 'fairness'} onClose={onClose} />}
      {Rules !== null && (
        <Rules game={table.game} open={sheet === 'rules'} onClose={onClose}>
          {paytable}
        </Rules>
      )}
    </>
  );
}

/** Shown before the first bet: what bonus money cannot pay for here. */
const BonusNote = memo(function BonusNote({ product, isHeld }: { product: string; isHeld: boolean }) {
  const note = useHeld(useBonusNote(product, isHeld), isHeld);
  return note === null ? null : <p className="note numeric mb-3">{note}</p>;
});

interface TopProps {
  title: string;
  subtitle: string;
  isHeld: boolean;
  onOpen: (sheet: 'rules') => void;
}

// Memoised, so that parts that a response does not change are not rendered in the first frames of an animation; the
// footer does the same.
const Top = memo(function Top({ title, subtitle, isHeld, onOpen }: TopProps) {
  const t = useText();
  return (
    <PageTop
      title={title}
      subtitle={subtitle}
      actions={
        <>
          <BalancePill isHeld={isHeld} />
          <IconButton icon="help" label={t('originals.rules')} onClick={() => onOpen('rules')} />
        </>
      }
    />
  );
});

function BalancePill({ isHeld }: { isHeld: boolean }) {
  const { t, tag } = useLocaleText();
  const isTrial = useMember()?.type === TRIAL_TYPE;
  const balance = useHeld(useWallet(isHeld)?.sumBalance ?? null, isHeld);
  return (
    <span className="balance-pill">
      <Icon name="wallet" size="small" />
      <span className="visually-hidden">{t('balance.label')}</span>
      <span className="numeric">{balance === null ? '–' : formatAmount(balance, tag)}</span>
      {isTrial && <Flag tone="gold">{t('common.playMoney')}</Flag>}
    </span>
  );
}
