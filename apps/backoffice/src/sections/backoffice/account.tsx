import { useState } from 'react';
import { PasswordForm, TotpSetup } from '../../login/credentials.tsx';
import type { Operator, Progress } from '../../shared/operator.ts';
import { EmergencyCard } from './emergency-card.tsx';
import { Passkeys } from './passkeys.tsx';

import { loginTexts } from '../../login/texts.ts';

/** The operator's own password, passkeys and authenticator. */
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
      {operator.permissions.includes('emergency.begin') ? <EmergencyCard /> : null}
      <Passkeys onProgress={onProgress} />
      <section className="card">
        <h2>{loginTexts.enrolHeading}</h2>
        {operator.hasTotp ? <p>{loginTexts.enrolled}</p> : <TotpSetup needsPassword onProgress={onProgress} />}
      </section>
    </>
  );
}
