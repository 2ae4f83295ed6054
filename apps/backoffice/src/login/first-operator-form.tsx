import { Form } from '../form/form.tsx';
import { NewPasswordFields, OperatorNameField } from '../form/operator-fields.tsx';
import { useContractForm } from '../form/use-contract-form.ts';
import type { Progress } from '../shared/operator.ts';
import { loginApi } from './api.ts';
import { loadCalls } from './load-calls.ts';
import { loginTexts } from './texts.ts';

interface FirstOperatorFormProps {
  setupToken: string;
  onProgress: (progress: Progress) => void;
}

/** Creates the first operator of a new site. The second factor follows, as in every first log-in. */
export function FirstOperatorForm({ setupToken, onProgress }: FirstOperatorFormProps) {
  const form = useContractForm({
    call: async () => (await loadCalls()).createFirstOperator,
    draft: { name: '', password: '', repeat: '' },
    toBody: ({ name, password }) => ({ setupToken, name: name.trim().toLowerCase(), password }),
    check: ({ password, repeat }) => ({ repeat: password !== repeat && loginTexts.mismatch }),
  });
  return (
    <Form
      form={form}
      submit={loginTexts.firstSubmit}
      onSend={async (body) => onProgress(await loginApi.createFirstOperator(body))}
    >
      <p>{loginTexts.firstText}</p>
      <OperatorNameField at={form.at('name')} isOwn />
      <NewPasswordFields
        at={form.at('password')}
        repeatAt={form.at('repeat')}
        labels={{ password: loginTexts.password, repeat: loginTexts.repeatFirst }}
      />
    </Form>
  );
}
