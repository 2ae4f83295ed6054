import { Switch } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';
import { useSound } from '../sound/sound.ts';

/** A sound when money comes in, on or off; switching it on lets it be heard. Its page names the texts `service`. */
export function SoundSwitch() {
  const t = useText();
  const [isOn, setOn] = useSound();
  return <Switch label={t('set.sound')} checked={isOn} onChange={() => setOn(!isOn)} />;
}
