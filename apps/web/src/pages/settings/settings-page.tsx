import { MenuRow } from '@fairlot/ui';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/ui/logout-dialog.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LanguageRow } from '../../shared/ui/language-row.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';

/** Language, theme, and for members log out. */
export default function SettingsPage() {
  const t = useText();
  const { member } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="pad mt3 stack">
      <div className="card p0">
        <LanguageRow />
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} />
        <MenuRow icon="shield" label={t('menu.terms')} href="/m/help?tag=terms" />
        {member !== null && <MenuRow icon="log-out" tone="hot" label={t('menu.logout')} onClick={() => setIsLeaving(true)} />}
      </div>
      <LogoutDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
    </div>
  );
}
