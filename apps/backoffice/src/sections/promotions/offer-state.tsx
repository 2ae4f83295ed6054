import type { OfferRow } from './api.ts';
import { promotionsTexts as texts } from './texts.ts';

const TONES: Readonly<Record<OfferRow['state'], string>> = {
  draft: 'state',
  scheduled: 'state state--info',
  running: 'state state--good',
  paused: 'state state--wait',
  expired: 'state state--wait',
  ended: 'state',
};

/** Current status of an offer, as a coloured label. */
export function OfferState({ state }: Pick<OfferRow, 'state'>) {
  return <span className={TONES[state]}>{texts.states[state]}</span>;
}
