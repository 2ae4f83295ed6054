import { useState } from 'react';
import { PasswordForm, TotpSetup } from '../../login/credentials.tsx';
import type { Operator, Progress } from '../../shared/operator.ts';

import { loginTexts } from '../../login/texts.ts';

/** The operator's own password and authenticator. */
export function Account({ operator, onProgress }: { operator: Operator; onProgress: (progress: Progress) => void }) {
  const [notice, setNotice] = useState('');
  const changed = (progress: Progress) => {
    setNotice(loginTexts.passwordSaved);
    onProgress(progress);
  };
  return (
    <>
      <p role="status">{notice}</p>
      <section className="card">
        <h2>{loginTexts.passwordHeading}</h2>
        <PasswordForm onProgress={changed} />
      </section>
      <section className="card">
        <h2>{loginTexts.enrolHeading}</h2>
        {operator.hasTotp ? <p>{loginTexts.enrolled}</p> : <TotpSetup onProgress={onProgress} />}
      </section>
    </>
  );
}
