import { useToast } from '@fairlot/ui';
import { lazy, Suspense, useState } from 'react';
import type { SecurityState } from '../../features/security/logins/api/security.ts';
import { AvatarForm } from '../../features/security/personal/ui/avatar-form.tsx';
import { CloseAccountForm } from '../../features/security/account/ui/close-account-form.tsx';
import { ExportForm } from '../../features/security/account/ui/export-form.tsx';
import { LoginHistory } from '../../features/security/logins/ui/login-history.tsx';
import { PaymentPasswordForm } from '../../features/security/account/ui/payment-password-form.tsx';
import { PersonalForm } from '../../features/security/personal/ui/personal-form.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useMember, useSessionStore } from '../../shared/session/use-session.ts';
import { LoadingRows } from '../../shared/ui/list-states.tsx';
import { type SheetControl, TitledSheet } from '../../shared/ui/titled-sheet.tsx';

export type Part = 'payment' | 'totp' | 'passkeys' | 'avatar' | 'personal' | 'logins' | 'export' | 'close';

const TotpForm = lazy(async () => ({
  default: (await import('../../features/security/totp/ui/totp-form.tsx')).TotpForm,
}));
const PasskeysForm = lazy(async () => ({
  default: (await import('../../features/security/passkeys/ui/passkeys-form.tsx')).PasskeysForm,
}));

const TITLE: Record<Part, string> = {
  payment: 'security.payment',
  totp: 'security.totp',
  passkeys: 'security.passkeys',
  avatar: 'security.avatar',
  personal: 'security.personal',
  logins: 'security.logins',
  export: 'security.export',
  close: 'security.close.title',
};

/** The content of a sheet, fixed when it opens: a change made in the sheet must not turn it into another one. */
export interface OpenedPart {
  part: Part;
  state: SecurityState;
  /** A new value for every opening, so that earlier input is cleared. */
  turn: number;
}

/** The sheet that changes one part of the security centre. */
export function PartSheet({ opened, open, onClose }: SheetControl & { opened: OpenedPart }) {
  const t = useText();
  const title = t(TITLE[opened.part]);
  // The turn whose recovery codes are shown: they are shown only once, so the sheet stays until the member has them.
  const [heldTurn, setHeldTurn] = useState<number | null>(null);
  const done = () => {
    setHeldTurn(null);
    onClose();
  };
  return (
    <TitledSheet open={open} onClose={onClose} title={title} dismissible={heldTurn !== opened.turn}>
      <Suspense fallback={<LoadingRows count={3} />}>
        <Content key={opened.turn} opened={opened} onCodes={() => setHeldTurn(opened.turn)} onDone={done} />
      </Suspense>
    </TitledSheet>
  );
}

interface ContentProps {
  opened: OpenedPart;
  onCodes: () => void;
  onDone: () => void;
}

function Content({ opened: { part, state }, onCodes, onDone }: ContentProps) {
  const member = useMember();
  const leave = useLeaving();
  const { hasPassword } = state;
  switch (part) {
    case 'payment':
      return <PaymentPasswordForm state={state} onDone={onDone} />;
    case 'totp':
      return <TotpForm state={state} onCodes={onCodes} onDone={onDone} />;
    case 'passkeys':
      return <PasskeysForm state={state} />;
    case 'avatar':
      return <AvatarForm />;
    case 'personal':
      return <PersonalForm hasPassword={hasPassword} onDone={onDone} />;
    case 'logins':
      return <LoginHistory />;
    case 'export':
      return <ExportForm account={member?.userName ?? ''} hasPassword={hasPassword} onDone={onDone} />;
    case 'close':
      return <CloseAccountForm hasPassword={hasPassword} onClosed={leave} />;
  }
}

/** After the account was closed, removes all its data from every tab. */
function useLeaving(): () => void {
  const t = useText();
  const toast = useToast();
  const store = useSessionStore();
  const go = useGo();
  return () => {
    store.logOut();
    go('/m/home');
    toast.success(t('security.close.done'));
  };
}
