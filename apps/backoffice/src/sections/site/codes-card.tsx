import { SelectField, TextField } from '../../form/fields.tsx';
import { SaveCard, useSiteForm } from './save-card.tsx';
import type { SiteCardProps, SiteSettings } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.codes;
const SENDERS: readonly { value: SiteSettings['identity']['smsProvider']; label: string }[] = [
  { value: 'server', label: texts.server },
  { value: 'firebase', label: texts.firebase },
];

/** Provider of SMS codes, and the Firebase project. */
export function CodesCard({ settings, canChange, save }: SiteCardProps) {
  const form = useSiteForm({
    draft: {
      smsProvider: settings.identity.smsProvider,
      apiKey: '',
      projectId: '',
      authDomain: '',
      emulator: '',
      ...withoutNull(settings.firebase),
    },
    check: ({ smsProvider, ...project }) => {
      const { length } = givenOf(project);
      return { '': length !== 3 && (length > 0 || smsProvider === 'firebase') && texts.incomplete };
    },
    toChanges: ({ smsProvider, apiKey, projectId, authDomain, emulator }) => ({
      identity: { ...settings.identity, smsProvider },
      firebase:
        givenOf({ apiKey, projectId, authDomain }).length === 0
          ? null
          : {
              apiKey: apiKey.trim(),
              projectId: projectId.trim(),
              authDomain: authDomain.trim(),
              emulator: emulator.trim() === '' ? null : emulator.trim(),
            },
    }),
  });
  return (
    <SaveCard form={form} heading={texts.heading} canChange={canChange} save={save}>
      <SelectField at={form.at('smsProvider')} label={texts.sender} options={SENDERS} />
      <TextField at={form.at('projectId')} label={texts.projectId} hint={texts.projectHint} />
      <TextField at={form.at('apiKey')} label={texts.apiKey} hint={texts.apiKeyHint} />
      <TextField at={form.at('authDomain')} label={texts.authDomain} />
      <TextField at={form.at('emulator')} label={texts.emulator} hint={texts.emulatorHint} />
    </SaveCard>
  );
}

function givenOf({ apiKey, projectId, authDomain }: Record<'apiKey' | 'projectId' | 'authDomain', string>): string[] {
  return [apiKey, projectId, authDomain].filter((value) => value.trim() !== '');
}

function withoutNull(firebase: SiteSettings['firebase']) {
  return firebase === null ? {} : { ...firebase, emulator: firebase.emulator ?? '' };
}
