import { Icon } from '@fairlot/ui';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import { playName } from '../../games/model/play-groups.ts';
import type { ParkedBet } from './parked.ts';
import type { SlipView } from '../ui/slip-view.ts';

/** The other plays on the ticket; opens the list, which has their prices. */
export function ParkedNames({ view, onOpen }: { view: SlipView; onOpen: () => void }) {
  const t = useText();
  return (
    <button type="button" className="tap-line label grow" onClick={onOpen}>
      <Icon name="list" size="small" />
      <span className="truncate">{parkedNames(view.parked, t)}</span>
    </button>
  );
}

/** Names of the plays, in the order of the lottery. */
export const parkedNames = (parked: readonly ParkedBet[], t: Translate): string =>
  parked.map(({ play }) => playName(play.code, t, play.name)).join(', ');
