import { displayMinor } from '@fairlot/money';
import { Button, ButtonLink, Icon, Stepper } from '@fairlot/ui';
import { useMemo } from 'react';
import { type Translate, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { framesOf, heldNow, slotMs, SPIN_MS, type SlotFrame } from '../model/slot-frames.ts';
import type { SlotGame } from '../model/slot-games.ts';
import type { ShownRound } from '../model/shown-round.ts';
import { stepped, wireAmount } from '../model/stake.ts';
import { useFrames } from '../model/use-frames.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { type Stake, useStake } from '../model/use-stake.ts';
import { coveredText, heldText, oneInText } from '../model/words.ts';
import { numberText } from '../../../shared/i18n/number-text.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import { SessionSums } from './session-sums.tsx';
import { SlotCabinet } from './slot-cabinet.tsx';
import { SlotPaytable } from './slot-paytable.tsx';
import { SlotReels } from './slot-reels.tsx';
import { SlotWins } from './slot-wins.tsx';

/** A slot with five reels; `slot` defines its payouts and rules. */
export function SlotMachine({ game, slot }: GameProps & { slot: SlotGame }) {
  const { t, tag } = useLocaleText();
  const table = useRounds(game, slotMs);
  const stake = useStake(table);
  const shown = useFrames(table.round, table.motion);
  const { frame } = shown;
  const hit = useMemo(() => slot.hitChance(), [slot]);
  const seconds = numberText(Math.max(SPIN_MS, game.minRoundMs) / 1000, tag);
  return (
    <GameFrame
      table={table}
      outcome={(each) => outcomeText(each, t)}
      status={frame !== null && table.isShowing && shown.isStill ? frameText(frame, shown.index, t) : undefined}
      odds={(open) => (
        <>
          <SessionSums isHeld={table.isShowing || table.isSending} />
          <button type="button" className="card game-card row slot-rules" onClick={() => open('rules')}>
            <Icon name="list" />
            <span className="grow">
              {t('slot.paytable')}
              <small className="block caption muted">{t(slot.hitKey, { times: oneInText(hit, tag) })}</small>
            </span>
            <Icon name="chevron" size="small" />
          </button>
          <p className="caption muted padded mb-3">{t('slot.note', { seconds })}</p>
        </>
      )}
      panel={<SpinControls table={table} stake={stake} label={t(slot.betKey)} />}
      paytable={<SlotPaytable slot={slot} stakeMinor={stake.minor} percent={percentOf(game, tag)} />}
    >
      <SlotCabinet slot={slot}>
        <SlotReels slot={slot} shown={shown} />
      </SlotCabinet>
      <SlotWins
        slot={slot}
        frame={shown.isStill ? frame : null}
        held={heldNow(shown)}
        stake={table.round?.stake ?? '0.00'}
      />
    </GameFrame>
  );
}

function SpinControls({ table, stake, label }: { table: Table; stake: Stake; label: string }) {
  const { t, tag } = useLocaleText();
  const isTrial = useMember()?.type === TRIAL_TYPE;
  const { minor, limits, set } = stake;
  const isLocked = table.isSending || table.isShowing;
  return (
    <div className="slot-controls">
      <div>
        <div className="micro muted text-center mb-1">{label}</div>
        <Stepper
          label={label}
          value={displayMinor(minor, { locale: tag })}
          labels={{ decrease: t('slot.less'), increase: t('slot.raise') }}
          canDecrease={!isLocked && minor > limits.minMinor}
          canIncrease={!isLocked && minor < limits.maxMinor}
          onDecrease={() => set(stepped(minor, -1, limits))}
          onIncrease={() => set(stepped(minor, 1, limits))}
        />
      </div>
      {stake.isShort && !isLocked && !isTrial ? (
        <ButtonLink variant="fill" size="large" href="/m/voucherCenter">
          {t('header.deposit')}
        </ButtonLink>
      ) : (
        <Button
          variant="fill"
          size="large"
          busy={table.isSending}
          disabled={!table.isSending && !table.isResting && (!table.canPlay || stake.isShort)}
          aria-disabled={table.isResting || undefined}
          onClick={() => table.play(wireAmount(minor), {})}
        >
          {t(stake.isShort && !isLocked ? 'originals.short' : 'wheel.spin')}
        </Button>
      )}
    </div>
  );
}

/** Text of the current wins on the reels. */
function frameText({ wins, times, free, holds, covered }: SlotFrame, index: number, t: Translate): string {
  const parts = wins.map(({ line, count, ways, pays }) =>
    line === undefined
      ? t('slot.ways', { count, ways: ways ?? 1, pays })
      : t('slot.line', { line: line + 1, count, pays }),
  );
  if (times > 1 && wins.length > 0) parts.unshift(t('slot.fall', { number: index + 1, times }));
  if (covered.length > 0) parts.unshift(coveredText(covered, t));
  if (holds.length > 0) parts.push(heldText(holds, t));
  if (free > 0) parts.push(t('slot.free', { count: free }));
  return parts.join(' · ');
}

function outcomeText(round: ShownRound, t: Translate): string {
  const frames = framesOf(round);
  const hasWin = frames.some(({ wins }) => wins.length > 0);
  return t(hasWin ? 'originals.thisRound' : 'slot.nothing');
}
