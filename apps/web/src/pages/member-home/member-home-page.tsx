import { MenuRow } from '@fairlot/ui';
import { useState } from 'react';
import { LogoutDialog } from '../../features/identity/dialogs/ui/logout-dialog.tsx';
import { BreakRow } from '../../features/member/ui/break-row.tsx';
import { PlayBreakSheet } from '../../features/member/ui/play-break-sheet.tsx';
import { Shortcuts } from '../../features/member/ui/shortcuts.tsx';
import { FreeRoundsRow } from '../../features/vendors/free-rounds/ui/free-rounds-row.tsx';
import { LanguageRow } from '../../shared/ui/language-row.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { MemberHead } from './member-head.tsx';
import { useWaitingCount, VipCard } from './vip-card.tsx';

/** Member centre: balance, links and settings. */
export default function MemberHomePage() {
  const t = useText();
  const [open, setOpen] = useState<'break' | 'logout' | null>(null);
  const close = () => setOpen(null);
  // Free play has neither breaks nor limits; its accounts end after a day.
  const isTrial = useMember()?.type === TRIAL_TYPE;
  return (
    <>
      <MemberHead />
      <VipCard />
      <Shortcuts marks={{ '/m/rewardCenter': useWaitingCount() }} />
      <FreeRoundsRow />
      <div className="card card--flush mx mt-3">
        {!isTrial && <BreakRow onOpen={() => setOpen('break')} />}
        <LanguageRow />
        <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} isSwitch />
        <MenuRow icon="gift" label={t('title.bonus')} href="/m/member/bonus" />
        <MenuRow icon="settings" label={t('title.settings')} href="/m/set" />
        <MenuRow icon="log-out" label={t('menu.logout')} onClick={() => setOpen('logout')} />
      </div>
      <PlayBreakSheet open={open === 'break'} onClose={close} />
      <LogoutDialog open={open === 'logout'} onClose={close} />
    </>
  );
}
