import { Button, Field, useToast } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { LOYALTY_KEY, storeBirthday } from '../api/loyalty.ts';

const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})$/;

/** Day and month of the birthday, which can be entered once. */
export function BirthdayForm() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [, day = '', month = ''] = WRITTEN.exec(typed.trim()) ?? [];
  const save = async () => {
    // It can be entered once: a second tap would report an error for what the first one saved.
    if (isSaving) return;
    setSaving(true);
    try {
      await storeBirthday({ body: { birthday: `${month.padStart(2, '0')}-${day.padStart(2, '0')}` } });
    } catch (failure) {
      toast.error(errorText(failure));
    }
    await client.invalidateQueries({ queryKey: LOYALTY_KEY });
    setSaving(false);
  };
  return (
    <form
      className="card mx mt-3 column gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label={t('loyalty.birthday')}
        help={t('loyalty.birthdayHint')}
        placeholder="31/12"
        value={typed}
        onChange={(event) => setTyped(latinDigits(event.target.value))}
        autoComplete="off"
        inputMode="text"
        maxLength={5}
      />
      <Button type="submit" variant="soft" disabled={day === ''} busy={isSaving}>
        {t('loyalty.keepIt')}
      </Button>
    </form>
  );
}
