import { Button, Field, useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { registerRulesQuery } from '../../../identity/register/api/register-rules.ts';
import { checkRule } from '../../../identity/register/model/field-rules.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { Loaded } from '../../../../shared/query/loaded.tsx';
import { correctPersonalData, personalQuery, type PersonalData } from '../api/personal.ts';
import { changesOf, EDITABLE, editableOf, shownFields } from '../model/personal.ts';
import { useFormCall } from '../../account/model/use-form-call.ts';
import { missingPassword, OwnPassword, proofOf } from '../../account/ui/own-password.tsx';
import { PersonalFacts } from './personal-facts.tsx';

/** The account's personal data: fixed fields, and fields that the member may edit. */
export function PersonalForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  return (
    <Loaded query={useQuery(personalQuery(useHasToken()))} shape="row">
      {(data) => <Fields data={data} hasPassword={hasPassword} onDone={onDone} />}
    </Loaded>
  );
}

function Fields({ data, hasPassword, onDone }: { data: PersonalData; hasPassword: boolean; onDone: () => void }) {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  // Changes are those made in this form: the data may be read again while it is open.
  const [base] = useState(data);
  const [values, setValues] = useState(editableOf(base));
  const [password, setPassword] = useState('');
  const { data: rules } = useQuery(registerRulesQuery());
  const changes = changesOf(base, values);
  // An e-mail address can be used to reset the password, so changing it requires the same proof.
  const needsProof = changes.email !== undefined;
  const { submit, isSending, errors, textOf, form } = useFormCall({
    call: () => correctPersonalData({ body: { ...changes, ...(needsProof && proofOf(password)) } }),
    fields: [...EDITABLE, 'password'],
    check: () => {
      const wrong = Object.entries(changes).flatMap(([name, value]) => {
        const key = value === '' ? null : checkRule(rules ?? {}, name, value);
        return key === null ? [] : [[name, key] as const];
      });
      return { ...Object.fromEntries(wrong), ...(needsProof && missingPassword(hasPassword, password)) };
    },
    onDone: (fresh) => {
      queries.setQueryData(personalQuery(true).queryKey, fresh);
      void queries.invalidateQueries({ queryKey: ['me', 'info'] });
      toast.success(t('security.personal.saved'));
      onDone();
    },
  });
  const leave = (event: SubmitEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form
      method="post"
      ref={form}
      className="form tight"
      noValidate
      onSubmit={Object.keys(changes).length === 0 ? leave : submit}
    >
      <PersonalFacts data={data} />
      {shownFields(data, (name) => rules?.[name]?.show === true).map((name) => (
        <Field
          key={name}
          name={name}
          label={t(`security.personal.${name}`)}
          autoComplete={name === 'email' ? 'email' : 'off'}
          inputMode={name === 'email' ? 'email' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          value={values[name]}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          error={textOf(name)}
        />
      ))}
      {needsProof && (
        <OwnPassword hasPassword={hasPassword} value={password} onChange={setPassword} error={errors['password']} />
      )}
      <Button type="submit" variant="fill" size="large" wide busy={isSending}>
        {t('security.save')}
      </Button>
    </form>
  );
}
