import type { Permission } from '@fairlot/contract';
import { pick } from '../../shared/language.ts';
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

const words = pick(
  {
    approve: (title: string) => `Approve withdrawal ${title}`,
    refuse: (title: string) => `Reject withdrawal ${title}`,
    hold: (title: string) => `Put withdrawal ${title} on hold`,
    release: (title: string) => `Take withdrawal ${title} off hold`,
    void: (title: string) => `Void draw ${title}`,
    postpone: (title: string) => `Postpone draw ${title}`,
    disable: (title: string) => `Disable ${title}`,
    pause: (title: string) => `Pause ${title}`,
  },
  {
    approve: (title) => `Duyệt lệnh rút ${title}`,
    refuse: (title) => `Từ chối lệnh rút ${title}`,
    hold: (title) => `Tạm giữ lệnh rút ${title}`,
    release: (title) => `Bỏ tạm giữ lệnh rút ${title}`,
    void: (title) => `Hủy kỳ quay ${title}`,
    postpone: (title) => `Hoãn kỳ quay ${title}`,
    disable: (title) => `Khóa ${title}`,
    pause: (title) => `Tạm dừng ${title}`,
  },
);

const WITHDRAWAL = {
  kind: 'withdrawal',
  nouns: ['withdrawal', 'payout', 'lenh rut tien', 'lenh rut', 'rut tien'],
  permission: 'withdrawals.decide',
} as const;
const DRAW = { kind: 'draw', nouns: ['draw', 'ky quay'] } as const;

const ACTS: readonly SpokenAct[] = [
  {
    ...WITHDRAWAL,
    key: 'approve',
    verbs: ['approve', 'accept', 'phe duyet', 'duyet'],
    label: words.approve,
    query: { decide: 'approve' },
  },
  {
    ...WITHDRAWAL,
    key: 'refuse',
    verbs: ['refuse', 'reject', 'decline', 'tu choi'],
    label: words.refuse,
    query: { decide: 'refuse' },
  },
  { ...WITHDRAWAL, key: 'hold', verbs: ['hold', 'tam giu', 'giu'], label: words.hold, query: { decide: 'hold' } },
  {
    ...WITHDRAWAL,
    key: 'release',
    verbs: ['release', 'unhold', 'bo tam giu'],
    label: words.release,
    query: { decide: 'release' },
  },
  {
    ...DRAW,
    key: 'void',
    verbs: ['void', 'cancel', 'huy'],
    permission: 'draws.void',
    label: words.void,
    query: { do: 'void' },
  },
  {
    ...DRAW,
    key: 'postpone',
    verbs: ['postpone', 'delay', 'hoan'],
    permission: 'draws.change',
    label: words.postpone,
    query: {},
  },
  {
    key: 'disable',
    verbs: ['disable', 'block', 'khoa'],
    kind: 'member',
    nouns: ['member', 'player', 'hoi vien', 'nguoi choi'],
    permission: 'members.disable',
    label: words.disable,
    query: { do: 'disable' },
  },
  {
    key: 'pause',
    verbs: ['switch off', 'turn off', 'pause', 'disable', 'tam dung', 'tat'],
    kind: 'vendor',
    nouns: ['vendor', 'provider', 'nha cung cap'],
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

/** Reads an action in English or Vietnamese, with or without the kind of object; undefined if there is none. */
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
