import { Avatar, Button, ButtonLink, Drawer, MenuRow } from '@fairlot/ui';
import { useEffect, useRef, useState } from 'react';
import { useMemberName } from '../../features/identity/profile/model/use-member-name.ts';
import { LogoutDialog } from '../../features/identity/dialogs/ui/logout-dialog.tsx';
import { BalanceText } from '../../features/wallet/ui/balance-text.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { usePathname } from '../../shared/navigation/use-place.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { LanguageRow } from '../../shared/ui/language-row.tsx';
import { ThemeSwitch } from '../../shared/ui/theme-switch.tsx';
import { SideEntries } from './side-entry-list.tsx';

/**
 * The menu at the inline end: pages that the merchant's flags allow, theme, language, log in or log out. A navigation
 * closes it.
 */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const member = useMember();
  const [isLeaving, setIsLeaving] = useState(false);
  const pathname = usePathname();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <>
      <Drawer open={open} onClose={onClose} name={t('header.menu')} closeLabel={t('common.close')} title={<Head />}>
        <MainActions isMember={member !== null} onClose={onClose} />
        <SideEntries onClose={onClose} />
        <div className="card card--flush mx mt-3">
          <MenuRow icon="moon" label={t('menu.dark')} end={<ThemeSwitch />} isSwitch />
          <LanguageRow />
          <MenuRow icon="settings" label={t('title.settings')} href="/m/set" />
        </div>
        {member !== null && (
          <div className="mx mt-3">
            <Button variant="danger" icon="log-out" wide onClick={() => setIsLeaving(true)}>
              {t('menu.logout')}
            </Button>
          </div>
        )}
      </Drawer>
      <LogoutDialog open={isLeaving} onClose={() => setIsLeaving(false)} onLeft={onClose} />
    </>
  );
}

function Head() {
  const t = useText();
  const name = useMemberName();
  if (name === null) return <>{t('header.menu')}</>;
  return (
    <span className="row gap-3">
      <Avatar />
      <span className="grow">
        <span className="h3 truncate column">{name}</span>
        <BalanceText />
      </span>
    </span>
  );
}

/** Log in and Join open over the page, so the click also closes the menu. */
function MainActions({ isMember, onClose }: { isMember: boolean; onClose: () => void }) {
  const t = useText();
  const first = isMember
    ? { href: '/m/voucherCenter', text: t('header.deposit') }
    : { href: '/m/register', text: t('header.join') };
  const second = isMember
    ? { href: '/m/withdraw', text: t('header.withdraw') }
    : { href: '/m/login', text: t('header.login') };
  return (
    <div className="two-columns mx">
      <ButtonLink variant="fill" href={first.href} onClick={onClose}>
        {first.text}
      </ButtonLink>
      <ButtonLink variant="neutral" href={second.href} onClick={onClose}>
        {second.text}
      </ButtonLink>
    </div>
  );
}
