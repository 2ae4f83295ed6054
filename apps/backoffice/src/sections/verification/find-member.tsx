import { MEMBERS_BY_NAME } from '../../form/picker/choice-source.ts';
import { Form } from '../../form/form.tsx';
import { SearchField } from '../../form/picker/search-field.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { verificationTexts } from './texts.ts';

/** Asks for the member if the address does not name one. */
export function FindMember({ onFind }: { onFind: (memberId: string) => void }) {
  const form = useContractForm({
    draft: { memberId: '' },
    toBody: () => undefined,
  });
  return (
    <Form
      form={form}
      isQuestion
      submit={verificationTexts.open}
      onSend={async () => onFind(form.values.memberId.trim())}
    >
      <SearchField at={form.at('memberId')} label={common.member} source={MEMBERS_BY_NAME} isRequired />
    </Form>
  );
}
