import type { backoffice, ValueOf } from '@fairlot/contract';
import { useState } from 'react';
import type { Operator } from '../app.tsx';
import { PasswordForm, TotpSetup } from '../parts/credentials.tsx';

import { texts } from '../shared/texts.ts';

/** The operator's own password and authenticator. */
export function Account({
  operator,
  onProgress,
}: {
  operator: Operator;
  onProgress: (progress: ValueOf<typeof backoffice.login>) => void;
}) {
  const [notice, setNotice] = useState('');
  const changed = (progress: ValueOf<typeof backoffice.login>) => {
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
