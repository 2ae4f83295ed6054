import { MenuRow } from '@fairlot/ui';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/dialogs/ui/logout-dialog.tsx';
import { LicenceLines } from '../../features/site/ui/licence-lines.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { LanguageRow } from '../../shared/ui/language-row.tsx';
import { SoundSwitch } from '../../shared/ui/sound-switch.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';

/** Language, theme and sound of this device, and links. */
export function GeneralTab() {
  const t = useText();
  const member = useMember();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <section className="card card--flush" aria-label={t('set.general')}>
        <LanguageRow />
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} isSwitch />
        <MenuRow icon="sound" label={t('set.sound')} meta={t('set.soundHint')} end={<SoundSwitch />} isSwitch />
      </section>
      <section className="card card--flush" aria-label={t('other.title')}>
        <MenuRow icon="list" label={t('menu.terms')} href="/m/help?tag=terms" />
        <MenuRow icon="headset" label={t('service.title')} href="/m/customer" />
        {member !== null && (
          <MenuRow icon="log-out" tone="hot" label={t('menu.logout')} onClick={() => setIsLeaving(true)} />
        )}
      </section>
      <div className="page-foot">
        <LicenceLines />
      </div>
      <LogoutDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}
