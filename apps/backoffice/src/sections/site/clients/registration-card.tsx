import { SelectField, TextField, TickField } from '../../../form/fields.tsx';
import { PairsField } from '../../../form/pick-field.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { clientTexts } from './client-texts.ts';
import { fromPairs, toPairs } from './pairs.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps, SiteSettings } from '../site-card-props.ts';

const texts = clientTexts.registration;
type Fields = SiteSettings['registerFields'];

const HUMAN_CHECKS: readonly { value: SiteSettings['identity']['humanCheck']; label: string }[] = [
  { value: 'altcha', label: texts.altcha },
  { value: 'none', label: texts.none },
];

const STATES: Readonly<Record<string, { show: boolean; required: boolean }>> = {
  required: { show: true, required: true },
  optional: { show: true, required: false },
  hidden: { show: false, required: false },
};

/** Registration form, agreement (Z-57), proof of a human (Z-55), codes, passwords and free play (Z-62). */
export function RegistrationCard({ settings, canChange, save }: SiteCardProps) {
  const { identity } = settings;
  const form = useSiteForm({
    draft: {
      isChecked: settings.registerAgreementDefault,
      fields: toPairs(statesOf(settings.registerFields)),
      humanCheck: identity.humanCheck,
      trialOpen: identity.trialOpen,
      codeLength: String(identity.codeLength),
      codeTtlSeconds: String(identity.codeTtlSeconds),
      passwordMaxAgeDays: String(identity.passwordMaxAgeDays),
    },
    names: (path) => NAMES[path] ?? (path.startsWith('identity.') ? path.slice('identity.'.length) : null),
    toChanges: ({ isChecked, fields, humanCheck, trialOpen, ...numbers }) => ({
      registerAgreementDefault: isChecked,
      registerFields: fieldsOf(fromPairs(fields), settings.registerFields),
      identity: {
        ...identity,
        humanCheck,
        trialOpen,
        codeLength: numberOf(numbers.codeLength),
        codeTtlSeconds: numberOf(numbers.codeTtlSeconds),
        passwordMaxAgeDays: numberOf(numbers.passwordMaxAgeDays),
      },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <TickField at={form.at('isChecked')} label={texts.agreement} />
      <PairsField
        at={form.at('fields')}
        label={texts.fields}
        hint={texts.fieldsHint}
        options={Object.entries(texts.fieldNames).map(([value, label]) => ({ value, label }))}
        values={Object.entries(texts.states).map(([value, label]) => ({ value, label }))}
      />
      <SelectField at={form.at('humanCheck')} label={texts.humanCheck} options={HUMAN_CHECKS} />
      <TextField at={form.at('codeLength')} label={texts.codeLength} inputMode="numeric" required />
      <TextField at={form.at('codeTtlSeconds')} label={texts.codeTtl} inputMode="numeric" required />
      <TextField
        at={form.at('passwordMaxAgeDays')}
        label={texts.passwordAge}
        hint={texts.passwordAgeHint}
        inputMode="numeric"
        required
      />
      <TickField at={form.at('trialOpen')} label={texts.trialOpen} />
    </SaveCard>
  );
}

const NAMES: Readonly<Record<string, string>> = { registerFields: 'fields', registerAgreementDefault: 'isChecked' };

/** The fields whose state the merchant has set. */
function statesOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { show, required }]) => show !== undefined || required !== undefined)
      .map(([name, { show = true, required = false }]) => {
        if (!show) return [name, 'hidden'];
        return [name, required ? 'required' : 'optional'];
      }),
  );
}

/** Fields with the chosen states; unchanged fields, and rules that a pack or the API has set, are kept. */
function fieldsOf(states: Record<string, string>, before: Fields): Fields {
  const shown = statesOf(before);
  const others = Object.entries(before).filter(([name]) => !Object.hasOwn(shown, name));
  const chosen = Object.entries(states).map(([name, state]) => {
    const { [name]: former } = before;
    if (former !== undefined && state === shown[name]) return [name, former] as const;
    return [name, { ...(former?.rules && { rules: former.rules }), ...STATES[state] }] as const;
  });
  return Object.fromEntries([...others, ...chosen]);
}
