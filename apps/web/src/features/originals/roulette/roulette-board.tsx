import { Segmented } from '@fairlot/ui';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Bets } from '../model/use-bets.ts';
import { betText, scaledTimes } from '../model/words.ts';
import { LaidChip } from '../ui/table-chips.tsx';
import type { FeltProps } from './felt-bets.ts';
import { toneOf } from './tone-of.ts';
import { CELL, INSIDE_KINDS, type InsideKind, type Spot, spotBeside, spotsOf, TABLE } from './roulette-table.ts';

const PANEL = 'roulette-board';
/** Single numbers are on the felt. */
const TABS = INSIDE_KINDS.filter((kind) => kind !== 'straight');

/** The numbers of the table, with a spot for every bet on one, two, three, four or six of them. */
export function RouletteBoard({ bets, number, isLocked }: FeltProps) {
  const { t, tag } = useLocaleText();
  const [kind, setKind] = useState<InsideKind>('split');
  const spots = spotsOf(kind);
  const covered = spots[spots.length - 1]?.numbers.length ?? 1;
  return (
    <>
      <Segmented
        as="tabs"
        label={t('roulette.kinds')}
        panelId={PANEL}
        options={TABS.map((value) => ({ value, label: t(`roulette.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <p className="caption muted mt-2 mb-2">
        {t('poker.pays')} {scaledTimes(360_000n / BigInt(covered), tag)}
      </p>
      <div id={PANEL} role="tabpanel" aria-label={t(`roulette.${kind}`)} className="roulette-table">
        {spotsOf('straight').map(({ value, numbers, ...place }) => (
          <span
            key={value}
            aria-hidden="true"
            className="roulette-cell numeric"
            style={styleOf(place)}
            data-tone={toneOf(numbers[0] ?? 0)}
            data-on={(number !== null && numbers.includes(number)) || undefined}
          >
            {value}
          </span>
        ))}
        <Spots key={kind} spots={spots} bets={bets} isLocked={isLocked} />
        <Chips bets={bets} />
      </div>
    </>
  );
}

/** One tab stop; the arrow keys move from spot to spot. */
function Spots({ spots, bets, isLocked }: { spots: readonly Spot[]; bets: Bets; isLocked: boolean }) {
  const { t, tag } = useLocaleText();
  const [focused, setFocused] = useState(spots[0]?.value);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent, spot: Spot) => {
    const next = spotBeside(spot, event.key);
    if (next === spot) return;
    event.preventDefault();
    setFocused(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  const nameOf = ({ kind, value, numbers }: Spot) =>
    betText(`${t(`roulette.${kind}`)} ${numbers.join(', ')}`, bets.on(kind, value), t, tag);
  return (
    <div ref={list} role="group">
      {spots.map((spot) => (
        <button
          key={spot.value}
          type="button"
          className="roulette-spot"
          style={styleOf(spot)}
          data-value={spot.value}
          data-kind={spot.kind}
          tabIndex={spot.value === focused ? 0 : -1}
          aria-label={nameOf(spot)}
          aria-disabled={isLocked || undefined}
          onKeyDown={(event) => move(event, spot)}
          onFocus={() => setFocused(spot.value)}
          onClick={() => {
            if (!isLocked) bets.place(spot.kind, spot.value);
          }}
        />
      ))}
    </div>
  );
}

/** Chips of every kind of bet stay visible, whichever kind is selected. */
function Chips({ bets }: { bets: Bets }) {
  const laid = INSIDE_KINDS.flatMap(spotsOf).filter(({ kind, value }) => bets.on(kind, value) > 0n);
  return laid.map(({ kind, value, x, y }) => (
    <LaidChip
      key={`${kind} ${value}`}
      minor={bets.on(kind, value)}
      chips={bets.chips}
      className="roulette-chip"
      style={{ insetInlineStart: `${(x / TABLE.width) * 100}%`, insetBlockStart: `${y}px` }}
    />
  ));
}

function styleOf({ x, y, width, height }: Pick<Spot, 'x' | 'y' | 'width' | 'height'>): CSSProperties {
  const isCell = height === CELL.height;
  return {
    insetBlockStart: `${y - height / 2}px`,
    blockSize: `${height}px`,
    insetInlineStart: isCell ? percent(x - width / 2) : `calc(${percent(x)} - ${width / 2}px)`,
    inlineSize: isCell ? percent(width) : `${width}px`,
  };
}

const percent = (part: number) => `${(part / TABLE.width) * 100}%`;
