import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { SaveCard, type SiteSettings } from './save-card.tsx';
import type { SiteCardProps } from './site-card-props.ts';
import { siteTexts } from './texts.ts';

const texts = siteTexts.codes;
const SENDERS: readonly { value: SiteSettings['identity']['smsProvider']; label: string }[] = [
  { value: 'server', label: texts.server },
  { value: 'firebase', label: texts.firebase },
];

/** Who sends the codes of text messages, and the project at Firebase. */
export function CodesCard({ settings, canChange, onSaved }: SiteCardProps) {
  const [sender, setSender] = useState(settings.identity.smsProvider);
  const [project, setProject] = useState({
    apiKey: '',
    projectId: '',
    authDomain: '',
    emulator: '',
    ...withoutNull(settings.firebase),
  });
  const set = (name: keyof typeof project) => (value: string) => setProject({ ...project, [name]: value.trim() });
  const collect = () => {
    const { apiKey, projectId, authDomain, emulator } = project;
    const given = [apiKey, projectId, authDomain].filter((value) => value !== '').length;
    if (given !== 3 && (given > 0 || sender === 'firebase')) return texts.incomplete;
    return {
      identity: { ...settings.identity, smsProvider: sender },
      firebase: given === 0 ? null : { apiKey, projectId, authDomain, emulator: emulator === '' ? null : emulator },
    };
  };
  return (
    <SaveCard heading={texts.heading} canChange={canChange} collect={collect} onSaved={onSaved}>
      <Select label={texts.sender} value={sender} options={SENDERS} onChange={setSender} />
      <Field
        label={texts.projectId}
        hint={texts.projectHint}
        value={project.projectId}
        onChange={set('projectId')}
        maxLength={64}
      />
      <Field
        label={texts.apiKey}
        hint={texts.apiKeyHint}
        value={project.apiKey}
        onChange={set('apiKey')}
        maxLength={128}
      />
      <Field label={texts.authDomain} value={project.authDomain} onChange={set('authDomain')} maxLength={253} />
      <Field
        label={texts.emulator}
        hint={texts.emulatorHint}
        value={project.emulator}
        onChange={set('emulator')}
        maxLength={253}
      />
    </SaveCard>
  );
}

function withoutNull(firebase: SiteSettings['firebase']) {
  return firebase === null ? {} : { ...firebase, emulator: firebase.emulator ?? '' };
}
