import { Icon, MenuRow } from '@fairlot/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/ui/logout-dialog.tsx';
import { BreakRow } from '../../features/member/ui/break-row.tsx';
import { PlayBreakSheet } from '../../features/member/ui/play-break-sheet.tsx';
import { Shortcuts } from '../../features/member/ui/shortcuts.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { MemberHead } from './member-head.tsx';

/** Member centre: balance, ways on, settings. */
export default function MemberHomePage() {
  const t = useText();
  const { i18n } = useLingui();
  const { languages } = useSettings();
  const [open, setOpen] = useState<'break' | 'logout' | null>(null);
  const close = () => setOpen(null);
  const language = languages.find(({ code }) => code === i18n.locale)?.name;
  return (
    <>
      <MemberHead />
      <Shortcuts
        label={t('member.shortcuts')}
        items={[
          { icon: 'receipt', label: t('member.transactions'), href: '/m/transaction/record' },
          { icon: 'ticket', label: t('member.bets'), href: '/m/gameRecord' },
          { icon: 'list', label: t('title.results'), href: '/m/lottery/history' },
          { icon: 'settings', label: t('title.settings'), href: '/m/set' },
        ]}
      />
      <div className="card p0 mx mt3">
        <BreakRow onOpen={() => setOpen('break')} />
        <MenuRow icon="globe" label={t('menu.language')} href="/m/set" end={<span className="row cap mut">{language}<Icon name="chevron" size="s" className="mut3" /></span>} />
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} />
        <MenuRow icon="log-out" label={t('menu.logout')} onClick={() => setOpen('logout')} />
      </div>
      <PlayBreakSheet open={open === 'break'} onClose={close} />
      <LogoutDialog open={open === 'logout'} onClose={close} />
    </>
  );
}
