import { expect, it } from 'vitest';
import {
  canChat,
  canMarkRead,
  countsUnreadChat,
  isAgent,
  isAskedForContracts,
  labelNames,
  seesAgentEntry,
} from './roles.ts';

const table: [
  type: number | null,
  agent: boolean,
  entry: boolean,
  chat: boolean,
  unread: boolean,
  read: boolean,
  contracts: boolean,
][] = [
  [null, false, true, true, false, false, false],
  [0, false, false, true, true, true, true],
  [1, true, true, true, true, true, true],
  [2, true, true, true, true, true, true],
  [3, true, true, true, false, true, true],
  [4, false, false, false, false, false, false],
  [40, false, false, true, false, true, false],
  [41, true, true, true, false, true, false],
  [42, true, true, true, false, true, false],
];

it.each(table)('derives the roles of account type %s [Q-016] [Q-017] [Q-019]', (type, ...expected) => {
  const player = type === null ? null : { type };
  expect([
    isAgent(player),
    seesAgentEntry(player),
    canChat(player),
    countsUnreadChat(player),
    canMarkRead(player),
    isAskedForContracts(player),
  ]).toEqual(expected);
});

it('treats all types but 0, 4 and 40 as agents [S-095] [Q-020] [Q-021]', () => {
  const agents = [0, 1, 2, 3, 4, 40, 41, 42].filter((type) => isAgent({ type }));
  expect(agents).toEqual([1, 2, 3, 41, 42]);
});

it('asks type 0 about contracts, but not types 4, 40, 41 and 42 [Q-023]', () => {
  const asked = [0, 1, 2, 3, 4, 40, 41, 42].filter((type) => isAskedForContracts({ type }));
  expect(asked).toEqual([0, 1, 2, 3]);
});

it('the label nochat disables the chat only if it matches exactly', () => {
  expect([canChat({ type: 0 }, ['nochat']), canChat({ type: 0 }, ['NoChat', 'no chat'])]).toEqual([false, true]);
});

it("reads labels from the member's list and from the club label [E-014]", () => {
  const infos = [
    { memberLabel: [{ labelName: 'vip' }, { labelName: 'nochat' }] },
    { memberLabel: [], clubLabel: { labelName: 'nochat' } },
    { clubLabel: { labelName: 'nochat' } },
    { memberLabel: [{ labelName: 'vip' }], clubLabel: null },
    {},
  ];
  expect(infos.map((info) => canChat({ type: 0 }, labelNames(info)))).toEqual([false, false, false, true, true]);
});
