import { Field, PasswordField, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type Rates, registerDownline } from '../api/registration.ts';
import { TEAM_KEY } from '../api/team.ts';
import { FormEnd } from './form-end.tsx';
import { KindChoice, type MemberKind, typeOf } from './kind-choice.tsx';
import { RateFields, useRates } from './rate-fields.tsx';

/** Opens an account below the agent; its owner has to choose a new password at the first log-in. */
export function RegisterDownline({ least, most }: { least: Rates; most: Rates }) {
  const t = useText();
  const toast = useToast();
  const client = useQueryClient();
  const [kind, setKind] = useState<MemberKind>('member');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const { rates, fields } = useRates(least, least, most);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (input: Parameters<typeof registerDownline>[0]) => registerDownline(input),
    onSuccess: (made) => {
      toast.success(t('agency.opened', { account: made.account }));
      setAccount('');
      setPassword('');
    },
    onSettled: () => void client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
  const canSend = account.trim() !== '' && password !== '' && rates !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend && !isPending) mutate({ body: { account: account.trim(), password, type: typeOf(kind), rates } });
  };
  return (
    <form method="post" className="card mx form tight" noValidate onSubmit={submit}>
      <p className="caption muted">{t('agency.openHint')}</p>
      <KindChoice value={kind} onChange={setKind} />
      <Field
        label={t('agency.account')}
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <PasswordField
        label={t('agency.firstPassword')}
        autoComplete="new-password"
        maxLength={64}
        showLabel={t('agency.showPassword')}
        hideLabel={t('agency.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <h2 className="h3">{t('agency.rates')}</h2>
      <RateFields {...fields} sent={{ rates: variables?.body.rates, error }} />
      <FormEnd error={error} canSend={canSend} isBusy={isPending} label={t('agency.register')} />
    </form>
  );
}
