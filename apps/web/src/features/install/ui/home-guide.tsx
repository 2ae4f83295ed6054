import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { iosVersion } from '../model/ios-version.ts';
import { HOME_GUIDE } from '../model/steps.ts';
import { useInstallPrompt } from '../model/use-install-prompt.ts';
import { StepCarousel } from './step-carousel.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface HomeGuideProps extends SheetControl {}

/**
 * Guide to add the page to the home screen: steps on iOS, which has no prompt; elsewhere the browser's prompt if it has
 * one, else a hint where to find it.
 */
export function HomeGuide({ open, onClose }: HomeGuideProps) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const isIos = iosVersion(navigator) !== null;
  const scenes = isIos ? HOME_GUIDE.ios : HOME_GUIDE.android;
  const close = () => {
    setIsAdding(false);
    onClose();
  };
  const showsSteps = scenes.length > 0 && !isAdding;
  return (
    <TitledSheet open={open} onClose={close} title={t('install.toHome')}>
      {showsSteps ? (
        <StepCarousel
          label={t('install.toHome')}
          scenes={scenes}
          last={{ text: t('install.addNow'), onPress: () => setIsAdding(true) }}
        />
      ) : (
        <AddNow isIos={isIos} onDone={close} />
      )}
    </TitledSheet>
  );
}

/** The dialog at the end of the guide. */
function AddNow({ isIos, onDone }: { isIos: boolean; onDone: () => void }) {
  const t = useText();
  const prompt = useInstallPrompt();
  if (isIos) return <p className="mt-3">{t('install.iosNow')}</p>;
  if (prompt === null) return <p className="mt-3">{t('install.menuNow')}</p>;
  // A browser that refuses its prompt leaves the hint where to find it.
  return (
    <Button variant="fill" size="large" wide onClick={() => void prompt().then(onDone, () => undefined)}>
      {t('install.addNow')}
    </Button>
  );
}
