import { Field, Segmented } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { createLink, LINKS_KEY, type Rates } from '../api/registration.ts';
import { FormEnd } from './form-end.tsx';
import { KindChoice, type MemberKind, typeOf } from './kind-choice.tsx';
import { RateFields, useRates } from './rate-fields.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

const LENGTHS = ['7', '30', 'forever'] as const;

interface NewLinkSheetProps extends SheetControl {
  least: Rates;
  most: Rates;
}

/** The form for a registration code, in a sheet that closes when the code is there. */
export function NewLinkSheet({ least, most, open, onClose }: NewLinkSheetProps) {
  const t = useText();
  const title = t('agency.newLink');
  return (
    <TitledSheet open={open} onClose={onClose} title={title} tall>
      <NewLink least={least} most={most} onDone={onClose} />
    </TitledSheet>
  );
}

/** Form for a new code: member or agent, validity, and initial rates. */
function NewLink({ least, most, onDone }: { least: Rates; most: Rates; onDone: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<MemberKind>('member');
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('30');
  const { rates, fields } = useRates(least, least, most);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (input: Parameters<typeof createLink>[0]) => createLink(input),
    onSuccess: onDone,
    onSettled: () => void client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  const canSend = label.trim() !== '' && rates !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend || isPending) return;
    const expiresInDays = length === 'forever' ? null : Number(length);
    mutate({ body: { label: label.trim(), type: typeOf(kind), rates, expiresInDays } });
  };
  return (
    <form method="post" className="form tight" noValidate onSubmit={submit}>
      <Field
        label={t('agency.linkLabel')}
        help={t('agency.linkLabelHint')}
        maxLength={40}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <KindChoice value={kind} onChange={setKind} />
      <Segmented
        label={t('agency.linkLength')}
        options={LENGTHS.map((value) => ({ value, label: t(`agency.length.${value}`) }))}
        value={length}
        onChange={setLength}
      />
      <h3 className="h3">{t('agency.rates')}</h3>
      <RateFields {...fields} sent={{ rates: variables?.body.rates, error }} />
      <FormEnd error={error} canSend={canSend} isBusy={isPending} label={t('agency.newLink')} />
    </form>
  );
}
