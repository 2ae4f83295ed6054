import { translated } from '../../shared/language.ts';

/** Texts of the list of signs of harm. */
export const alertTexts = translated('protectionAlert', {
  marker: 'Sign',
  from: 'threshold',
  open: 'Open',
  handled: 'Handled',
  done: 'Outcome',
  close: 'Record the outcome',
  note: 'Findings and agreement',
  noteHint: 'At least 10 characters, for the regulator. Saved as you type.',
  compared: (now: string, before: string) => `Now ${now}, compared with ${before}`,
  spokenHint: 'The member receives no offers or gifts for 30 days.',
  outcomes: {
    spoken: 'Spoken with the member',
    limit: 'The member set a limit or a break',
    watched: 'Monitoring continues',
    none: 'No action needed',
  } as Readonly<Record<string, string>>,
});
