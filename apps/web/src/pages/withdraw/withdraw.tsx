import { type ComponentProps, useState } from 'react';
import { withdrawSteps } from '../../features/payments/model/withdraw-steps.ts';
import { AddAccountForm } from '../../features/payments/ui/add-account-form.tsx';
import { WithdrawChecklist } from '../../features/payments/ui/withdraw-checklist.tsx';
import { WithdrawForm } from '../../features/payments/ui/withdraw-form.tsx';
import { PaymentPasswordForm } from '../../features/security/account/ui/payment-password-form.tsx';
import type { SecurityState } from '../../features/security/logins/api/security.ts';
import type { Identity } from '../../features/verification/api/identity.ts';
import { useMinute } from '../../shared/clock/use-now.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { TitledSheet } from '../../shared/ui/titled-sheet.tsx';

interface WithdrawProps extends Omit<ComponentProps<typeof WithdrawForm>, 'checklist'> {
  identity: Identity;
  security: SecurityState;
}

/**
 * The withdrawal form, with a checklist while any required step is open. The sheets of the steps open over the form and
 * keep the typed amount.
 */
export function Withdraw({ identity, security, ...form }: WithdrawProps) {
  const t = useText();
  const now = useMinute();
  const [opened, setOpened] = useState<'password' | 'account' | null>(null);
  const { accounts } = form;
  const steps = withdrawSteps({ identity, hasPaymentPassword: security.hasPaymentPassword, accounts }, now);
  const isReady = steps.every(({ state }) => state === 'done');
  const close = () => setOpened(null);
  return (
    <>
      <WithdrawForm
        {...form}
        checklist={
          isReady ? null : (
            <WithdrawChecklist steps={steps} identity={identity.state} accounts={accounts} onStep={setOpened} />
          )
        }
      />
      <TitledSheet open={opened === 'password'} onClose={close} title={t('withdraw.setPassword')}>
        <PaymentPasswordForm state={security} onDone={close} />
      </TitledSheet>
      <TitledSheet open={opened === 'account'} onClose={close} title={t('payout.add')}>
        <AddAccountForm onDone={close} />
      </TitledSheet>
    </>
  );
}
