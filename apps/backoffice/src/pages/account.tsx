import { useState } from 'react';
import type { Operator } from '../app.tsx';
import { PasswordForm, TotpSetup } from '../parts/credentials.tsx';
import type { Value } from '../shared/api.ts';
import { texts } from '../shared/texts.ts';

/** The operator's own password and authenticator. */
export function Account({
  operator,
  onProgress,
}: {
  operator: Operator;
  onProgress: (progress: Value<'login'>) => void;
}) {
  const [notice, setNotice] = useState('');
  const changed = (progress: Value<'login'>) => {
    setNotice(texts.login.passwordSaved);
    onProgress(progress);
  };
  return (
    <>
      <p role="status">{notice}</p>
      <section className="card">
        <h2>{texts.login.passwordHeading}</h2>
        <PasswordForm onProgress={changed} />
      </section>
      <section className="card">
        <h2>{texts.login.enrolHeading}</h2>
        {operator.hasTotp ? <p>{texts.login.enrolled}</p> : <TotpSetup onProgress={onProgress} />}
      </section>
    </>
  );
}
