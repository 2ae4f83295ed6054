import { Button, Checkbox } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { saveFile } from '../../account/model/save-file.ts';

/**
 * Recovery codes that replace a lost phone. They are shown only once, so the member has to confirm that they are saved.
 */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText();
  const [isKept, setIsKept] = useState(false);
  return (
    <div className="stack">
      <p className="note warning" role="status">
        {t('security.totp.recoveryText')}
      </p>
      <ul className="codes" aria-label={t('security.totp.recovery')}>
        {codes.map((code) => (
          <li key={code} className="code text-center">
            {code}
          </li>
        ))}
      </ul>
      <Button
        variant="soft"
        wide
        icon="download"
        onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`)}
      >
        {t('security.totp.saveCodes')}
      </Button>
      <Checkbox wraps checked={isKept} onChange={(event) => setIsKept(event.target.checked)}>
        {t('security.totp.kept')}
      </Checkbox>
      <Button variant="fill" size="large" wide disabled={!isKept} onClick={onDone}>
        {t('security.done')}
      </Button>
    </div>
  );
}
