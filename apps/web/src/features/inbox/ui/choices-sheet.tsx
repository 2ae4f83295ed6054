import { Switch, useToast } from '@fairlot/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type Choices, choicesQuery, sendChoices } from '../api/inbox.ts';
import { PushRows } from './push-rows.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

const KINDS = ['news', 'deposit', 'withdrawal', 'settled'] as const satisfies readonly (keyof Choices)[];

/** Choice of message kinds; loaded when the sheet is first opened. */
export function ChoicesSheet({ open, onClose }: SheetControl) {
  const t = useText();
  return (
    <TitledSheet open={open} onClose={onClose} title={t('support.settings')}>
      <ChoiceRows />
      <PushRows />
    </TitledSheet>
  );
}

function ChoiceRows() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(choicesQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const choose = async (change: Partial<Choices>) => {
    client.setQueryData(choicesQuery().queryKey, { ...data, ...change });
    try {
      client.setQueryData(choicesQuery().queryKey, await sendChoices({ body: change }));
    } catch (failure) {
      client.setQueryData(choicesQuery().queryKey, data);
      toast.error(errorText(failure));
    }
  };
  return (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className="list-row">
          <span className="grow label">{t(`support.kind.${kind}`)}</span>
          <Switch
            label={t(`support.kind.${kind}`)}
            checked={data[kind]}
            onChange={(event) => void choose({ [kind]: event.target.checked })}
          />
        </div>
      ))}
      <p className="caption muted mt-3">{t('support.settingsHint')}</p>
    </>
  );
}
