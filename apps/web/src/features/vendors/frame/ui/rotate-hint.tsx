import { Icon, IconButton } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { dismissHint, mayHint } from '../model/rotate-hint-model.ts';

/** Shown in portrait orientation for a game that is larger in landscape, until it is dismissed permanently. */
export function RotateHint({ game }: { game: string }) {
  const t = useText();
  const [isShown, setIsShown] = useState(() => mayHint(localStorage, game));
  if (!isShown) return null;
  const dismiss = () => {
    dismissHint(localStorage, game);
    setIsShown(false);
  };
  return (
    <div className="rotate-hint" role="status">
      <Icon name="phone" size="small" className="brand" />
      <span className="grow">{t('play.rotate')}</span>
      <IconButton icon="close" label={t('play.rotateDone')} onClick={dismiss} />
    </div>
  );
}
