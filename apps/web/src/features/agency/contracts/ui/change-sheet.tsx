import { Button, Sheet } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { MessageField } from '../../../../shared/ui/message-field.tsx';

const MOST = 300;

interface ChangeSheetProps {
  open: boolean;
  onClose: () => void;
  onSend: (note: string) => void;
}

/** Free text with the changes that the member wants to the offered terms. */
export function ChangeSheet({ open, onClose, onSend }: ChangeSheetProps) {
  const t = useText();
  const [note, setNote] = useState('');
  const title = t('contracts.change');
  return (
    <Sheet open={open} onClose={onClose} name={title} title={title} closeLabel={t('common.close')}>
      <MessageField
        label={t('contracts.changeWhat')}
        value={note}
        range=""
        count={`${note.length} / ${MOST}`}
        onChange={(text) => setNote(text.slice(0, MOST))}
      />
      <Button
        variant="fill"
        wide
        disabled={note.trim() === ''}
        onClick={() => {
          onSend(note.trim());
          onClose();
        }}
      >
        {t('contracts.changeSend')}
      </Button>
    </Sheet>
  );
}
