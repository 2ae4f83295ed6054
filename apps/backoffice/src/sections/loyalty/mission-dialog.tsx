import { addMission } from '@fairlot/contract/loyalty/desk';
import { languageChoices } from '../../form/choices.ts';
import { AmountField, ReasonField, SelectField, TextField, TickField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { PairsField, PickField } from '../../form/pick-field.tsx';
import { productChoices } from '../../form/product-names.ts';
import { TEXT_LANGUAGES } from '../../form/text-languages.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { ownText } from '../../shared/language.ts';
import { common } from '../../shared/common-texts.ts';
import { loyaltyApi, type MissionRow, type MissionInput } from './api.ts';
import { areTitles, draftOf, inputOf } from './mission-draft.ts';
import { loyaltyTexts as words } from './texts.ts';

interface MissionDialogProps {
  /** Null for a new one. */
  mission: MissionRow | null;
  /** @param isAsked whether a second operator has to approve first */
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

/** A mission, with a reason for the change. A change that increases its payouts needs a second operator's approval. */
export function MissionDialog({ mission, onDone, onClose }: MissionDialogProps) {
  const form = useContractForm({
    call: addMission,
    draft: { ...draftOf(mission), reason: '' },
    check: ({ titles }) => ({ titles: !areTitles(titles) && words.wrongTitles }),
    toBody: ({ reason, ...draft }, keyOf) => {
      const input = inputOf(draft, reason.trim());
      return {
        ...input,
        requestKey: keyOf([mission?.id ?? 'new', String(mission?.version ?? 0), JSON.stringify(input)]),
      };
    },
  });
  const save = async (requested: MissionInput) => {
    const answer = await (mission === null
      ? loyaltyApi.addMission(requested)
      : loyaltyApi.changeMission(mission.id, { ...requested, version: mission.version }));
    onDone(!Array.isArray(answer));
  };
  const title = mission === null ? words.add : `${common.edit}: ${ownText(mission.titles) ?? ''}`;
  return (
    <FormDialog
      form={form}
      title={title}
      submit={mission === null ? words.add : common.save}
      onSend={save}
      onClose={onClose}
    >
      <PairsField at={form.at('titles')} label={words.titles} options={languageChoices(TEXT_LANGUAGES)} />
      <SelectField at={form.at('period')} label={words.period} options={optionsOf(words.periods)} />
      <SelectField at={form.at('goal')} label={words.goal} options={optionsOf(words.goals)} />
      {form.values.goal === 'bets' && (
        <PickField at={form.at('products')} label={words.products} hint={words.productsHint} options={productChoices} />
      )}
      <TextField at={form.at('target')} label={words.target} required inputMode="numeric" />
      <AmountField at={form.at('amount')} label={words.amount} required />
      <AmountField at={form.at('budget')} label={common.budget} hint={words.budgetHint} required />
      <TextField at={form.at('position')} label={words.position} required inputMode="numeric" />
      <TickField at={form.at('isOpen')} label={words.open} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
