import type { peopleDesk, ValueOf } from '@fairlot/contract';
import { send } from '../../shared/api.ts';
import { translated } from '../../shared/language.ts';
import type { ChoiceSource } from './choice-source.ts';

export const words = translated('formLabelSource', {
  members: (label: string, count: number) => `${label} · ${count === 1 ? '1 member' : `${count} members`}`,
  added: (label: string) => `New label: ${label}`,
});

/** Labels of members that are in use. */
export const LABELS: ChoiceSource = {
  key: 'labels',
  least: 0,
  find: async (text, signal) =>
    (await readLabels(signal))
      .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
      .map(({ label, members }) => ({ value: label, label: words.members(label, members) })),
  read: async () => [],
  isPlain: true,
};

/** Like LABELS, but a typed label that is not in use yet can be chosen too. */
export const LABELS_OR_NEW: ChoiceSource = {
  ...LABELS,
  key: 'labels-or-new',
  find: async (text, signal) => {
    const found = await LABELS.find(text, signal);
    const isNew = text !== '' && !found.some(({ value }) => value === text);
    return isNew ? [...found, { value: text, label: words.added(text) }] : found;
  },
};

const readLabels = (signal: AbortSignal) => send<ValueOf<typeof peopleDesk.labels>>('GET', '/memberLabels', { signal });
