import { Flag, type FlagTone } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { OwnApplication } from '../api/applications.ts';

const TONES: Record<OwnApplication['state'], FlagTone> = { open: 'gold', accepted: 'pos', refused: 'neutral' };

/** Status of an application. */
export function ApplicationState({ state }: { state: OwnApplication['state'] }) {
  const t = useText();
  return <Flag tone={TONES[state]}>{t(`application.state.${state}`)}</Flag>;
}
