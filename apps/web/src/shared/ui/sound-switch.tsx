import { Switch } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';
import { useSound } from '../sound/sound.ts';

/**
 * Switch for the sound that plays when money arrives; switching it on plays the sound. The page's route must load the
 * text group `service`.
 */
export function SoundSwitch() {
  const t = useText();
  const [isOn, setOn] = useSound();
  return <Switch label={t('set.sound')} checked={isOn} onChange={() => setOn(!isOn)} />;
}
