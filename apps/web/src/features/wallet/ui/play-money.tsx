import { Flag } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';

/** Label at every balance of a trial member; nothing for others. */
export function PlayMoney() {
  const t = useText();
  const member = useMember();
  return member?.type === TRIAL_TYPE ? <Flag tone="gold">{t('common.playMoney')}</Flag> : null;
}
