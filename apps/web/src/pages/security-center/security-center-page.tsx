import { SectionHead } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityQuery, type SecurityState } from '../../features/security/logins/api/security.ts';
import { Devices } from '../../features/security/logins/ui/devices.tsx';
import { LastLogin } from '../../features/security/logins/ui/last-login.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { DataRows } from './data-rows.tsx';
import { PartSheet, type OpenedPart, type Part } from './part-sheet.tsx';
import { ProtectionRows } from './protection-rows.tsx';

/** Security centre: the account's protection, its log-ins, and its personal data. */
export default function SecurityCenterPage() {
  return (
    <RealAccountOnly next="/m/securityCenter">
      <Centre />
    </RealAccountOnly>
  );
}

function Centre() {
  return (
    <Loaded query={useQuery(securityQuery(useHasToken()))} shape="row" count={6}>
      {(state) => <Parts state={state} />}
    </Loaded>
  );
}

function Parts({ state }: { state: SecurityState }) {
  const t = useText();
  const [opened, setOpened] = useState<OpenedPart | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (part: Part) => {
    setOpened({ part, state, turn: (opened?.turn ?? 0) + 1 });
    setIsOpen(true);
  };
  return (
    <>
      <LastLogin last={state.lastLogin} />
      <SectionHead title={t('security.protection')} />
      <ProtectionRows state={state} onOpen={open} />
      <SectionHead title={t('security.devices')} />
      <Devices />
      <SectionHead title={t('security.data')} />
      <DataRows onOpen={open} />
      {opened !== null && <PartSheet opened={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
