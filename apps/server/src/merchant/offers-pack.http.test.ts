import { expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { openPackSite } from './packs.testing.ts';

const SEGMENTS = `Players of the month: { conditions: [{ field: turnover30, operator: gte, value: 1000 }] }
`;
const CONTENT = `announcements: { summer: { kind: PR } }
texts: { EN: { announcements: { summer: { title: Summer, content: <p>Play</p> } } } }
`;
const OFFERS = `welcome:
  kind: firstDeposit
  state: running
  announcement: summer
  budget: '5000000'
  terms:
    share: 2000
    most: '100000.00'
    leastDeposit: '20000.00'
    money: non-sticky
    audience: { segment: Players of the month }
    wagering: { times: 6, days: 14, mostBet: '50000.00', games: { lottery: 100 } }
  texts: { EN: { title: Welcome, text: 20 % more on your first deposit. } }
goodwill:
  kind: manual
  budget: '70000.00'
  terms: { most: '5000.00', money: no-wager, gift: money, wagering: { times: 0, days: 7, mostBet: null, games: {} } }
  texts: { EN: { title: Goodwill, text: From us. } }
`;

const { app, apply, expectRejected, expectCopied } = await openPackSite();

const offersFiles = (changes: Readonly<Record<string, string>> = {}) => ({
  'content.yaml': CONTENT,
  'segments.yaml': SEGMENTS,
  'offers.yaml': OFFERS,
  ...changes,
});
const stored = () =>
  app.platform.db.rows(sql<{ key: string; state: string; version: number; budget: bigint }>`
    select pack_key as key, state, version, budget_minor as budget from promotions_offers order by id`);

it('publishes offers with their segments and announcements; a second time changes nothing', async () => {
  const differences = await apply(offersFiles());
  expect(differences).toContain(
    'segments.Players of the month: none → {"conditions":[{"field":"turnover30","operator":"gte","value":1000}]}',
  );
  expect(differences.filter((line) => line.startsWith('offers.'))).toHaveLength(2);
  expect(await apply(offersFiles())).toEqual([]);
  expect(await stored()).toEqual([
    { key: 'welcome', state: 'running', version: 1, budget: 500_000_000n },
    { key: 'goodwill', state: 'draft', version: 0, budget: 7_000_000n },
  ]);
  const published = await app.platform.db.one(sql<{ conditions: unknown; announcement: string }>`
    select v.conditions, c.pack_key as announcement
      from promotions_offer_versions v join promotions_offers o on o.id = v.offer_id
      join content_announcements c on c.id::text = o.announcement_id`);
  expect(published).toEqual({
    conditions: [{ field: 'turnover30', operator: 'gte', value: 1000 }],
    announcement: 'summer',
  });
});

it('pauses an offer without another version, and publishes other terms as a new one', async () => {
  const paused = OFFERS.replace('state: running', 'state: paused');
  expect(await apply(offersFiles({ 'offers.yaml': paused }))).toEqual(['offers.welcome.state: "running" → "paused"']);
  expect((await stored())[0]).toMatchObject({ state: 'paused', version: 1 });
  const other = OFFERS.replace("budget: '5000000'", "budget: '6000000.00'").replace('share: 2000', 'share: 1500');
  expect(await apply(offersFiles({ 'offers.yaml': other }))).toEqual([
    'offers.welcome.state: "paused" → "running"',
    'offers.welcome.budget: "5000000.00" → "6000000.00"',
    'offers.welcome.terms.share: 2000 → 1500',
  ]);
  expect((await stored())[0]).toEqual({ key: 'welcome', state: 'running', version: 2, budget: 600_000_000n });
});

it('an export recreates the same configuration on an empty site', async () => {
  await expectCopied();
});

it.each([
  [
    'a reward above the budget',
    OFFERS.replace("'100000.00'", "'9000000.00'"),
    /^offers\.yaml:\d+: .*budget is refused/,
  ],
  ['an unknown segment', OFFERS.replace('segment: Players', 'segment: Friends'), /:11: .* is no segment$/],
  ['an unknown announcement', OFFERS.replace('announcement: summer', 'announcement: winter'), /:4: winter is no/],
  ['an unknown term', OFFERS.replace('share: 2000', 'part: 2000'), 'offers.yaml:7: part is not a known field'],
  [
    'a period in the past',
    OFFERS.replace('share: 2000', 'share: 2000\n    endsAt: 2020-01-01T00:00Z'),
    /:8: .*endsAt is/,
  ],
  [
    'a published offer as a draft',
    OFFERS.replace('state: running', 'state: draft'),
    /^offers\.yaml:3: .* cannot be a draft$/,
  ],
  ['an offer without terms', "late: { kind: claim, budget: '10', terms: {} }\n", 'offers.yaml:1: the terms need most'],
  ['an offer without a kind', "late: { budget: '10' }\n", 'offers.yaml:1: late needs kind, budget, terms and texts'],
  [
    'an offer without an English text',
    OFFERS.replace('welcome:', 'hello:').replace('EN: { title: W', 'VI: { title: W'),
    /:13: hello\.texts is refused/,
  ],
])('%s is refused with file and line, and changes nothing', async (_what, offers, message) => {
  await expectRejected(offersFiles({ 'offers.yaml': offers }), message);
});

it('published cashback keeps its frequency', async () => {
  const cashback = `cashback:
  kind: cashback
  state: running
  budget: '70000.00'
  terms:
    every: week
    share: 1000
    most: '5000.00'
    gift: money
    money: no-wager
    wagering: { times: 0, days: 7, mostBet: null, games: {} }
  texts: { EN: { title: Cashback, text: Every week. } }
`;
  await apply(offersFiles({ 'offers.yaml': cashback }));
  await expectRejected(
    offersFiles({ 'offers.yaml': cashback.replace('every: week', 'every: day') }),
    /every is refused/,
  );
});
