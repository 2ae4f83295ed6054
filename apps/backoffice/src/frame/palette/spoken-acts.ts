import type { Permission } from '@fairlot/contract';
import { translated } from '../../shared/language.ts';
import { plainOf } from './find-words.ts';

/** An action that the operator can type with the object's short id, such as `approve withdrawal 8842`. */
export interface SpokenAct {
  key: string;
  verbs: readonly string[];
  /** Kind of the search results that it is for, and the words for it. */
  kind: string;
  nouns: readonly string[];
  permission: Permission;
  label: (title: string) => string;
  /** Parameters of the address that prepare the decision. */
  query: Readonly<Record<string, string>>;
}

export const words = translated('frameSpokenActs', {
  approve: (title: string) => `Approve withdrawal ${title}`,
  refuse: (title: string) => `Reject withdrawal ${title}`,
  hold: (title: string) => `Put withdrawal ${title} on hold`,
  release: (title: string) => `Take withdrawal ${title} off hold`,
  void: (title: string) => `Void draw ${title}`,
  postpone: (title: string) => `Postpone draw ${title}`,
  disable: (title: string) => `Disable ${title}`,
  pause: (title: string) => `Pause ${title}`,
});

const PHRASES = {
  approve: 'approve, accept',
  refuse: 'refuse, reject, decline',
  hold: 'hold',
  release: 'release, unhold',
  void: 'void, cancel',
  postpone: 'postpone, delay',
  disable: 'disable, block',
  pause: 'switch off, turn off, pause, disable',
  withdrawal: 'withdrawal, payout',
  draw: 'draw',
  member: 'member, player',
  vendor: 'vendor, provider',
};
/** Verbs of the actions and words for their objects, separated by commas, the longest of several first. */
export const phrases = translated('frameSpokenPhrases', PHRASES);

/** The English phrases and those of the operator's language, without accents. */
const phrasesOf = (key: keyof typeof PHRASES): readonly string[] =>
  [PHRASES[key], phrases[key]].flatMap((list) => plainOf(list).split(', '));

const WITHDRAWAL = {
  kind: 'withdrawal',
  nouns: phrasesOf('withdrawal'),
  permission: 'withdrawals.decide',
} as const;
const DRAW = { kind: 'draw', nouns: phrasesOf('draw') } as const;

const ACTS: readonly SpokenAct[] = [
  {
    ...WITHDRAWAL,
    key: 'approve',
    verbs: phrasesOf('approve'),
    label: words.approve,
    query: { decide: 'approve' },
  },
  {
    ...WITHDRAWAL,
    key: 'refuse',
    verbs: phrasesOf('refuse'),
    label: words.refuse,
    query: { decide: 'refuse' },
  },
  { ...WITHDRAWAL, key: 'hold', verbs: phrasesOf('hold'), label: words.hold, query: { decide: 'hold' } },
  {
    ...WITHDRAWAL,
    key: 'release',
    verbs: phrasesOf('release'),
    label: words.release,
    query: { decide: 'release' },
  },
  {
    ...DRAW,
    key: 'void',
    verbs: phrasesOf('void'),
    permission: 'draws.void',
    label: words.void,
    query: { do: 'void' },
  },
  {
    ...DRAW,
    key: 'postpone',
    verbs: phrasesOf('postpone'),
    permission: 'draws.change',
    label: words.postpone,
    query: {},
  },
  {
    key: 'disable',
    verbs: phrasesOf('disable'),
    kind: 'member',
    nouns: phrasesOf('member'),
    permission: 'members.disable',
    label: words.disable,
    query: { do: 'disable' },
  },
  {
    key: 'pause',
    verbs: phrasesOf('pause'),
    kind: 'vendor',
    nouns: phrasesOf('vendor'),
    permission: 'catalogue.change',
    label: words.pause,
    query: { do: 'pause' },
  },
];

/** An action as typed: the possible meanings, and the text that names the object. */
export interface Spoken {
  acts: readonly SpokenAct[];
  object: string;
}

/** Reads an action, with or without the kind of object; undefined if there is none. */
export function readSpoken(typed: string, permissions: readonly string[]): Spoken | undefined {
  const text = typed.trim();
  const found = ACTS.filter(({ permission }) => permissions.includes(permission)).flatMap((act) => {
    const rest = afterPhrase(text, act.verbs);
    if (rest === undefined) return [];
    const object = afterPhrase(rest, act.nouns);
    return [{ act, object: object ?? rest, isNamed: object !== undefined }];
  });
  const named = found.filter(({ isNamed }) => isNamed);
  const fits = named.length > 0 ? named : found;
  const [first] = fits;
  if (first === undefined || first.object === '') return undefined;
  return { acts: fits.map(({ act }) => act), object: first.object };
}

/** The text after one of the phrases, which consist of whole words; undefined when it begins with none. */
function afterPhrase(text: string, phrases: readonly string[]): string | undefined {
  const tokens = text.split(/\s+/);
  const phrase = phrases.find((one) => plainOf(tokens.slice(0, one.split(' ').length).join(' ')) === one);
  return phrase === undefined ? undefined : tokens.slice(phrase.split(' ').length).join(' ');
}
