import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useTooLong } from '../../../../shared/ui/use-too-long.ts';
import { MessageField } from '../../../../shared/ui/message-field.tsx';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';

const MOST = 300;

interface ChangeSheetProps extends SheetControl {
  onSend: (note: string) => void;
}

/** Free text with the changes that the member wants to the offered terms. */
export function ChangeSheet({ open, onClose, onSend }: ChangeSheetProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const long = useTooLong()(note.trim(), MOST);
  const title = t('contracts.change');
  return (
    <TitledSheet open={open} onClose={onClose} title={title}>
      <MessageField
        label={t('contracts.changeWhat')}
        value={note}
        range=""
        count={`${Array.from(note.trim()).length} / ${MOST}`}
        error={long}
        onChange={setNote}
      />
      <Button
        variant="fill"
        wide
        disabled={note.trim() === '' || long !== undefined}
        onClick={() => {
          onSend(note.trim());
          onClose();
        }}
      >
        {t('contracts.changeSend')}
      </Button>
    </TitledSheet>
  );
}
