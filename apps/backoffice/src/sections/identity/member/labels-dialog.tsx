import { changeLabels } from '@fairlot/contract/identity/desk';
import { ReasonField } from '../../../form/fields.tsx';
import { FormDialog } from '../../../form/form-dialog.tsx';
import { LABELS_OR_NEW } from '../../../form/picker/label-source.ts';
import { SearchManyField } from '../../../form/picker/search-field.tsx';
import { useContractForm } from '../../../form/use-contract-form.ts';
import { common } from '../../../shared/common-texts.ts';
import { identityApi, type MemberView } from '../api.ts';
import { labelTexts as words } from './label-texts.ts';

interface LabelsDialogProps {
  member: Pick<MemberView['member'], 'memberId' | 'account' | 'labels'>;
  onDone: () => void;
  onClose: () => void;
}

/** Adds labels to a member and removes others. */
export function LabelsDialog({ member: { memberId, account, labels }, onDone, onClose }: LabelsDialogProps) {
  const form = useContractForm({
    call: changeLabels,
    draft: { labels, reason: '' },
    names: { add: 'labels', remove: 'labels' },
    refusal: (_field, reason) => (reason === 'too-many' ? words.tooMany : null),
    toBody: ({ labels: wanted, reason }) => ({
      add: wanted.filter((label) => !labels.includes(label)),
      remove: labels.filter((label) => !wanted.includes(label)),
      reason: reason.trim(),
    }),
  });
  return (
    <FormDialog
      form={form}
      title={`${common.labels}: ${account}`}
      submit={words.save}
      onSend={async (body) => {
        await identityApi.changeLabels(memberId, body);
        onDone();
      }}
      onClose={onClose}
    >
      <SearchManyField at={form.at('labels')} label={common.labels} hint={words.hint} source={LABELS_OR_NEW} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
