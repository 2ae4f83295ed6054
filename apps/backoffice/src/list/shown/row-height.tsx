import { Icon, type IconName, Segmented } from '@fairlot/ui';
import { rows2, rows3, rows4 } from '@fairlot/ui/icons';
import { useSyncExternalStore } from 'react';
import { listTexts } from '../texts.ts';

/** Height of a row in pixels, by its name. */
export const ROW_HEIGHTS = { tight: 32, normal: 38, wide: 48 } as const;
export type RowHeight = keyof typeof ROW_HEIGHTS;

const KEY = 'BACKOFFICE_ROWS';
const SIGNS: readonly [RowHeight, IconName][] = [
  ['tight', rows4],
  ['normal', rows3],
  ['wide', rows2],
];
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): RowHeight {
  const kept = localStorage.getItem(KEY);
  return kept === 'tight' || kept === 'wide' ? kept : 'normal';
}

/** The row height, shared by all lists in this browser. */
export function useRowHeight(): RowHeight {
  return useSyncExternalStore(subscribe, read);
}

/** Control for the row height. */
export function RowHeightChoice() {
  const height = useRowHeight();
  const choose = (next: RowHeight) => {
    localStorage.setItem(KEY, next);
    for (const listener of listeners) listener();
  };
  return (
    <Segmented
      label={listTexts.rowHeight}
      value={height}
      options={SIGNS.map(([value, icon]) => ({
        value,
        label: <Sign icon={icon} name={listTexts.rowHeights[value]} />,
      }))}
      onChange={choose}
    />
  );
}

function Sign({ icon, name }: { icon: IconName; name: string }) {
  return (
    <span title={name}>
      <Icon name={icon} />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
