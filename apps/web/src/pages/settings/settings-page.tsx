import { MenuRow } from '@fairlot/ui';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/ui/logout-dialog.tsx';
import { BreakRow } from '../../features/member/ui/break-row.tsx';
import { PlayBreakSheet } from '../../features/member/ui/play-break-sheet.tsx';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LanguageRow } from '../../shared/ui/language-row.tsx';
import { SoundSwitch } from '../../shared/ui/sound-switch.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';

/** Language, theme and sound; for members play limits, security and log out. */
export default function SettingsPage() {
  const t = useText();
  const { member } = useSession();
  const hasSecurity = useFlag('SECCEN3');
  const [open, setOpen] = useState<'break' | 'logout' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="pad mt3 stack">
      <section className="card p0" aria-label={t('set.general')}>
        <LanguageRow />
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} />
        <MenuRow icon="sound" label={t('set.sound')} meta={t('set.soundHint')} end={<SoundSwitch />} />
      </section>
      {member !== null && (
        <section className="card p0" aria-label={t('set.limits')}>
          <BreakRow onOpen={() => setOpen('break')} />
          {hasSecurity && <MenuRow icon="shield" label={t('set.security')} href="/m/securityCenter" />}
        </section>
      )}
      <section className="card p0" aria-label={t('other.title')}>
        <MenuRow icon="list" label={t('menu.terms')} href="/m/help?tag=terms" />
        <MenuRow icon="headset" label={t('service.title')} href="/m/customer" />
        {member !== null && <MenuRow icon="log-out" tone="hot" label={t('menu.logout')} onClick={() => setOpen('logout')} />}
      </section>
      <PlayBreakSheet open={open === 'break'} onClose={close} />
      <LogoutDialog open={open === 'logout'} onClose={close} />
    </div>
  );
}
