import { Button, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Reading } from './reading.tsx';
import { TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

const PARTS = ['apart', 'counts', 'one', 'free'] as const;

/** Expandable explanation of bonus money in a few sentences. */
export function BonusHelp() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="padded mt-3">
      <Button variant="neutral" wide onClick={() => setOpen(true)}>
        <Icon name="info" size="small" />
        {t('bonus.help')}
      </Button>
      <TitledSheet open={isOpen} onClose={() => setOpen(false)} title={t('bonus.help')}>
        <Reading label={t('bonus.help')}>
          <ul className="offer-terms">
            <li>{t('bonus.first')}</li>
            {PARTS.map((part) => (
              <li key={part}>{t(`bonus.help.${part}`)}</li>
            ))}
          </ul>
        </Reading>
      </TitledSheet>
    </div>
  );
}
