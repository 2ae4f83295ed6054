import { MenuRow, Segmented } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/ui/logout-dialog.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { AVAILABLE_LANGUAGES, switchLanguage } from '../../shared/i18n/catalogues.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { applyLanguage } from '../../shared/theme/choices.ts';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';

/** Language, theme, and for members log out. */
export default function SettingsPage() {
  const t = useText();
  const { member } = useSession();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <div className="pad mt3 stack">
      <LanguageChoice />
      <div className="card p0">
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} />
        <MenuRow icon="shield" label={t('menu.terms')} href="/m/help?tag=terms" />
        {member !== null && <MenuRow icon="log-out" tone="hot" label={t('menu.logout')} onClick={() => setIsLeaving(true)} />}
      </div>
      <LogoutDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
    </div>
  );
}

function LanguageChoice() {
  const t = useText();
  const { i18n } = useLingui();
  const { languages } = useSettings();
  const client = useQueryClient();
  const usable = languages.filter(({ code }) => AVAILABLE_LANGUAGES.includes(code));
  const choose = async (code: string) => {
    const language = usable.find((entry) => entry.code === code);
    if (language === undefined) return;
    await switchLanguage(i18n, code);
    applyLanguage(code, language.tag, language.dir);
    await client.invalidateQueries();
  };
  return (
    <section className="card stack">
      <h2 className="h3">{t('menu.language')}</h2>
      <Segmented label={t('menu.language')} options={usable.map(({ code, name }) => ({ value: code, label: name }))} value={i18n.locale} onChange={(code) => void choose(code)} />
    </section>
  );
}
