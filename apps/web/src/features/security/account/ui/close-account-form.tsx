import { Button, Checkbox } from '@fairlot/ui';
import { useState } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { useErrorText, useText } from '../../../../shared/i18n/use-text.ts';
import { closeAccount } from '../../personal/api/personal.ts';
import { useFormCall } from '../model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from './own-password.tsx';

const CONSEQUENCES = ['logIn', 'erased', 'kept', 'name'] as const;
/** Errors that stay visible, because they state what has to be done first. */
const OBSTACLES: ReadonlySet<string> = new Set([
  'account.balance.left',
  'account.tickets.open',
  'account.bets.open',
  'account.deposit.pending',
  'account.withdrawal.open',
  'round.open',
]);

/** Closes the account permanently: an explanation, a checkbox and the password. */
export function CloseAccountForm({ hasPassword, onClosed }: { hasPassword: boolean; onClosed: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [isSure, setIsSure] = useState(false);
  const [obstacle, setObstacle] = useState<unknown>(null);
  const { submit, isSending, errors, form } = useFormCall({
    call: async () => {
      try {
        await closeAccount({ body: { confirm: true, ...proofOf(password) } });
        return null;
      } catch (error) {
        if (!OBSTACLES.has(errorCodeOf(error))) throw error;
        return error;
      }
    },
    fields: ['password'],
    check: () => missingPassword(hasPassword, password),
    isReady: isSure,
    onDone: (refusal) => (refusal === null ? onClosed() : setObstacle(refusal)),
  });
  return (
    <form method="post" ref={form} className="form tight" noValidate onSubmit={submit}>
      <ul className="stack bullets">
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`security.close.${name}`)}</li>
        ))}
      </ul>
      <OwnPassword hasPassword={hasPassword} value={password} onChange={setPassword} error={errors['password']} />
      <Checkbox wraps checked={isSure} onChange={(event) => setIsSure(event.target.checked)}>
        {t('security.close.sure')}
      </Checkbox>
      {obstacle !== null && (
        <p className="form-error" role="alert">
          {errorText(obstacle)}
        </p>
      )}
      <Button type="submit" variant="danger" size="large" wide disabled={!isSure} busy={isSending}>
        {t('security.close.confirm')}
      </Button>
    </form>
  );
}
