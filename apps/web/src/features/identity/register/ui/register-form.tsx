import { Button, Empty, Segmented, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { registerRulesQuery } from '../api/register-rules.ts';
import { useHasCodes } from '../../codes/model/use-has-codes.ts';
import { initialMethod, type RegisterMethod } from '../model/register-model.ts';
import type { AuthDialogProps } from '../../dialogs/ui/dialog-props.ts';
import { RegisterFields } from './register-fields.tsx';

interface RegisterFormProps {
  onDone: (account: string) => void;
  onSwitch: AuthDialogProps['onSwitch'];
}

/** Both registration methods, as tabs if both are enabled. */
export function RegisterForm(props: RegisterFormProps) {
  const t = useText();
  const { register: offered } = useSettings();
  const hasCodes = useHasCodes();
  const ways = { username: offered.username, mobileNum: offered.mobileNum && hasCodes };
  const [method, setMethod] = useState<RegisterMethod>(() => initialMethod(ways));
  const { data: rules, isError, refetch } = useQuery(registerRulesQuery());
  if (!ways.username && !ways.mobileNum) return <Empty title={t('register.off')} hint={t('register.offHint')} />;
  if (rules === undefined)
    return isError ? (
      <Button variant="soft" wide onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    ) : (
      <Skeleton shape="card" />
    );
  return (
    <div className="stack">
      {ways.username && ways.mobileNum && (
        <Segmented
          as="tabs"
          label={t('register.ways')}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'username', label: t('auth.username') },
            { value: 'mobileNum', label: t('register.byMobile') },
          ]}
        />
      )}
      <RegisterFields {...props} rules={rules} method={method} />
    </div>
  );
}
