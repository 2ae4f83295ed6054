import { RESOURCE_TYPES } from '@fairlot/contract/site/client-settings';
import { SelectField, TextField } from '../../../form/fields.tsx';
import { PairsField } from '../../../form/pick-field.tsx';
import { numberOf } from '../../../form/number-of.ts';
import { lacksValue, RowsField } from '../../../form/rows-field.tsx';
import { clientTexts } from './client-texts.ts';
import { fromPairs, hasEmpty, toPairs } from './pairs.ts';
import { SaveCard, useSiteForm } from '../save-card.tsx';
import type { SiteCardProps, SiteSettings } from '../site-card-props.ts';

const texts = clientTexts.links;
type Resource = SiteSettings['resources'][number];
const WHO: readonly { value: SiteSettings['loginAs']; label: string }[] = [
  { value: 'any', label: texts.any },
  { value: 'member', label: texts.member },
  { value: 'agent', label: texts.agent },
];

const KEY = [{ label: texts.menuKey, isRequired: true, dir: 'ltr' }] as const;

/** Links on pages, the host of invitations, account types that may log in (Z-63), templates (Z-70). */
export function LinksCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      resources: settings.resources.map(({ resourceType, url }): string[] => [resourceType, url]),
      paths: toPairs(settings.paths),
      menuKeys: settings.menuKeys.map((key): string[] => [key]),
      mainDomain: settings.mainDomain ?? '',
      loginAs: settings.loginAs,
      memberCentreTemplate: String(settings.memberCentreTemplate),
      depositTemplate: String(settings.depositTemplate),
    },
    check: ({ resources, paths, menuKeys }) => ({
      resources: hasEmpty(resources) && clientTexts.emptyValue,
      paths: hasEmpty(paths) && clientTexts.emptyValue,
      menuKeys: lacksValue(menuKeys, KEY) && clientTexts.emptyValue,
    }),
    toChanges: (draft) => ({
      resources: draft.resources.map(resourceOf),
      paths: fromPairs(draft.paths),
      menuKeys: [...new Set(draft.menuKeys.map(([key = '']) => key.trim()))],
      mainDomain: draft.mainDomain.trim() === '' ? null : draft.mainDomain.trim(),
      loginAs: draft.loginAs,
      memberCentreTemplate: numberOf(draft.memberCentreTemplate),
      depositTemplate: numberOf(draft.depositTemplate),
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <PairsField
        at={form.at('resources')}
        label={texts.resources}
        hint={texts.resourcesHint}
        options={RESOURCE_TYPES.map((value) => ({ value, label: texts.resourceNames[value] }))}
        isRepeated
      />
      <PairsField
        at={form.at('paths')}
        label={texts.paths}
        options={Object.entries(texts.pathNames).map(([value, label]) => ({ value, label }))}
      />
      <RowsField at={form.at('menuKeys')} label={texts.menuKeys} columns={KEY} add={texts.addKey} />
      <TextField at={form.at('mainDomain')} label={texts.mainDomain} hint={texts.domainHint} dir="ltr" />
      <SelectField at={form.at('loginAs')} label={texts.loginAs} options={WHO} />
      <TextField
        at={form.at('memberCentreTemplate')}
        label={texts.memberCentre}
        hint={texts.templateHint}
        inputMode="numeric"
        required
      />
      <TextField at={form.at('depositTemplate')} label={texts.deposit} inputMode="numeric" required />
    </SaveCard>
  );
}

/** A pair as a link; a type may have several. */
function resourceOf([resourceType = '', url = '']: readonly string[]): Resource {
  return { resourceType, url: url.trim() } as Resource;
}
