import { createSecondOperator } from '@fairlot/contract/backoffice/desk-setup';
import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { OperatorNameField } from '../../../form/operator-fields.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { formatTime } from '../../../shared/format.ts';
import { setupApi } from './api.ts';
import { setupTexts as words } from './texts.ts';
import { common } from '../../../shared/common-texts.ts';

/** Log-in address of the second operator. */
const logInAddress = () => `${window.location.origin}/backoffice`;

interface SecondOperatorProps {
  /** Another one was added before and has not logged in yet. */
  isAgain: boolean;
  onAdded: () => void;
}

/** The first operator adds a second one with all permissions: one requests, the other approves. */
export function SecondOperator({ isAgain, onAdded }: SecondOperatorProps) {
  const [added, setAdded] = useState<Awaited<ReturnType<typeof setupApi.addSecond>> | null>(null);
  const form = useContractForm({
    call: createSecondOperator,
    draft: { name: '' },
    toBody: ({ name }) => ({ name: name.trim().toLowerCase(), role: 'admin' }),
  });
  const done = () => {
    form.reset();
    setAdded(null);
    onAdded();
  };
  if (added !== null)
    return (
      <div role="status">
        <h3>{added.name}</h3>
        <p>{words.password}</p>
        <p className="row">
          <code className="secret">{added.password}</code>
          <CopyButton label={common.copy} text={added.password} />
        </p>
        <p>{words.logInAt(logInAddress())}</p>
        <p className="muted">{words.until(formatTime(added.until))}</p>
        <Button onClick={done}>{words.isDone}</Button>
      </div>
    );
  return (
    <Form form={form} submit={words.add} onSend={async (body) => setAdded(await setupApi.addSecond(body))}>
      <h3>{words.addSecond}</h3>
      <p>{isAgain ? `${words.waits(logInAddress())} ${words.lost}` : words.addSecondText}</p>
      <OperatorNameField at={form.at('name')} />
    </Form>
  );
}
