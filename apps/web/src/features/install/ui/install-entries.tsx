import { AlertDialog, Empty, type IconName, MenuRow, useIsHydrating } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { QrCode } from '@fairlot/ui/qr';
import { resourcesQuery } from '../../service/api/service.ts';
import { downloadsOf } from '../../service/model/contacts.ts';
import { iosAppState } from '../model/ios-version.ts';
import { TUTORIAL } from '../model/steps.ts';
import { HomeGuide } from './home-guide.tsx';
import { StepCarousel } from './step-carousel.tsx';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

/** Apps that may be fetched with another phone, so their links are also shown as QR codes. */
const WITH_CODE: readonly string[] = ['IOS', 'Android'];
const ICONS: Readonly<Record<string, IconName>> = { IOS: 'phone', Android: 'phone' };
type Open = 'none' | 'guide' | 'tutorial' | 'tip';

/** Install options: the home screen, apps and profiles that the merchant offers, and how to install a profile. */
export function InstallEntries({ kinds }: { kinds?: readonly string[] }) {
  const t = useText();
  const { data, error, refetch } = useQuery(resourcesQuery());
  // The server does not know the device.
  const isHydrating = useIsHydrating();
  const [open, setOpen] = useState<Open>('none');
  const [hasGuide, setHasGuide] = useState(false);
  if (data === undefined)
    return error === null ? <LoadingRows count={3} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  const downloads = downloadsOf(data).filter(({ resourceType }) => kinds === undefined || kinds.includes(resourceType));
  const iosState = isHydrating ? 'allowed' : iosAppState(navigator);
  const close = () => setOpen('none');
  return (
    <>
      {downloads.length === 0 && <Empty title={t('app.none')} hint={t('app.noneHint')} />}
      <div className="install-ways">
        <MenuRow
          icon="plus"
          tone="brand"
          label={t('install.toHome')}
          meta={t('install.toHomeHint')}
          onClick={() => {
            setHasGuide(true);
            setOpen('guide');
          }}
        />
        {downloads.map(({ resourceType, url }) => {
          const isBlocked = resourceType === 'IOS' && iosState !== 'allowed';
          const way = isBlocked ? { onClick: () => setOpen('tip') } : { href: url, opensWindow: true };
          return (
            <MenuRow
              key={resourceType}
              icon={ICONS[resourceType] ?? 'download'}
              label={t(`app.${resourceType}`)}
              {...way}
            />
          );
        })}
        {downloads.some(({ resourceType }) => resourceType === 'MOBILECONFIG') && (
          <MenuRow icon="help" label={t('install.tutorial')} onClick={() => setOpen('tutorial')} />
        )}
      </div>
      <Codes downloads={downloads} isHydrating={isHydrating} />
      {hasGuide && <HomeGuide open={open === 'guide'} onClose={close} />}
      <TitledSheet open={open === 'tutorial'} onClose={close} title={t('install.tutorial')}>
        <StepCarousel
          label={t('install.tutorial')}
          scenes={TUTORIAL}
          last={{ text: t('common.close'), onPress: close }}
        />
      </TitledSheet>
      <AlertDialog
        open={open === 'tip'}
        onClose={close}
        title={t('app.IOS')}
        closeLabel={t('common.close')}
        action={t('common.close')}
      >
        {t(iosState === 'updateFrom11' ? 'install.tip11' : 'install.tip12')}
      </AlertDialog>
    </>
  );
}

interface CodesProps {
  downloads: ReturnType<typeof downloadsOf>;
  isHydrating: boolean;
}

/** Codes for another phone, which needs whole addresses; the server does not know the one of this page. */
function Codes({ downloads, isHydrating }: CodesProps) {
  const t = useText();
  const shown = downloads.filter(({ resourceType }) => WITH_CODE.includes(resourceType));
  return (
    <div className="install-codes">
      {shown.map(({ resourceType, url }) => (
        <figure key={resourceType} data-code={url}>
          <QrCode
            text={isHydrating ? url : new URL(url, location.href).href}
            label={t('install.codeOf', { name: t(`app.${resourceType}`) })}
          />
          <figcaption className="caption muted text-center">{t(`app.${resourceType}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
