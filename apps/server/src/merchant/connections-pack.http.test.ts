import { auditBooksAndClose, createTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { openPackSite } from './packs.testing.ts';

const SECRETS = {
  PACK_SMS_KEY: 'the-key-of-the-sms-gateway-1111',
  PACK_TWILIO_TOKEN: 'the-token-of-twilio-2222',
  PACK_MAIL_PASSWORD: 'the-password-of-the-mail-server-3333',
  PACK_SUMSUB_KEY: 'a-key-of-sumsub-4444',
  PACK_REGISTER_KEY: 'the-key-of-the-register-5555',
  PACK_FEED_SECRET: 'the-secret-of-the-feed-6666',
  PACK_TRANSLATOR_SECRET: 'the-secret-of-the-translator-7777',
};

const { app, exported, apply, expectRejected } = await openPackSite(SECRETS);

const MESSAGES = `http-sms:
  url: https://sms.example.com
  keys: { apiKey: env:PACK_SMS_KEY }
smtp:
  fields: { host: mail.example.com, from: Fairlot <play@example.com>, user: play }
  keys: { password: env:PACK_MAIL_PASSWORD }
`;
const TWILIO = `twilio:
  fields: { accountSid: AC${'0'.repeat(32)}, from: Fairlot }
  keys: { authToken: env:PACK_TWILIO_TOKEN }
`;
const IDENTITY = `sumsub:
  fields: { country: GBR }
  keys: { appToken: env:PACK_SUMSUB_KEY, secretKey: env:PACK_SUMSUB_KEY, webhookSecret: env:PACK_SUMSUB_KEY }
gamstop:
  keys: { apiKey: env:PACK_REGISTER_KEY }
`;
const FEEDS = `feed-a:
  url: https://results.example.com
  fields: { name: official }
  keys: { secret: env:PACK_FEED_SECRET }
`;
const TRANSLATOR = `translator:
  url: https://translate.example.com
  keys: { secret: env:PACK_TRANSLATOR_SECRET }
`;
const STATION = `groups: { NORTH: { EN: Northern stations } }
lotteries:
  HANOI:
    names: { EN: Hà Nội }
    family: vn-north
    tag: NORTH
    source: feed
    drawTime: '18:15'
    drawDays: [2, 5]
    feeds: [official]
`;
const CONNECTIONS = {
  'message-providers.yaml': MESSAGES,
  'identity-providers.yaml': IDENTITY,
  'result-feeds.yaml': FEEDS,
  'translator.yaml': TRANSLATOR,
};

describe('connections other than payments', () => {
  it('are made with keys by reference, with a lottery of the feed; a second time changes nothing', async () => {
    const files = { ...CONNECTIONS, 'lotteries.yaml': STATION };
    expect(await apply(files)).toEqual([
      expect.stringMatching(/^message-providers\.http-sms: none → .*"apiKey":"…1111"/),
      expect.stringMatching(/^message-providers\.smtp: none → .*"password":"…3333"/),
      expect.stringMatching(/^result-feeds\.feed-a: none → .*"secret":"…6666"/),
      expect.stringContaining('lotteries.groups.NORTH'),
      expect.stringMatching(/^lotteries\.lotteries\.HANOI: none → /),
      expect.stringMatching(/^identity-providers\.sumsub: none → /),
      expect.stringMatching(/^identity-providers\.gamstop: none → .*"apiKey":"…5555"/),
      expect.stringMatching(/^translator\.translator: none → .*"secret":"…7777"/),
    ]);
    expect(await apply(files)).toEqual([]);
  });

  it('are exported without keys; with the keys named, the export recreates them on an empty site', async () => {
    const files = await exported(app);
    expect(JSON.stringify(files)).not.toMatch(/\d{4}"|env:PACK|of the register/);
    for (const secret of Object.values(SECRETS)) expect(JSON.stringify(files)).not.toContain(secret);
    const other = await createTestApp();
    await apply({ ...files, ...CONNECTIONS }, other);
    expect(await exported(other)).toEqual(files);
    await auditBooksAndClose(other);
  });

  it('replace each other where one of a group is used', async () => {
    expect(await apply({ 'message-providers.yaml': TWILIO })).toEqual([
      'message-providers.http-sms.isOn: true → false',
      expect.stringMatching(/^message-providers\.twilio: none → /),
    ]);
    expect((await exported(app))['message-providers.yaml']).toMatch(/http-sms:\n  isOn: false/);
    await expect(
      apply({ 'message-providers.yaml': MESSAGES.replace('http-sms:', 'http-sms:\n  isOn: true') + TWILIO }),
    ).rejects.toThrow('message-providers.yaml:1: http-sms and twilio serve the same purpose: one of them is on');
  });

  it.each([
    ['a key in the file', { 'result-feeds.yaml': FEEDS.replace('env:PACK_FEED_SECRET', 'clear') }, /:4: secret /],
    [
      'an unknown provider',
      { 'identity-providers.yaml': 'passport: {}\n' },
      /:1: passport is no provider of this kind/,
    ],
    [
      'a lottery of a feed that is not connected',
      { 'lotteries.yaml': STATION.replace('[official]', '[other]').replace('HANOI', 'HUE') },
      /^lotteries\.yaml:10: feeds is refused/,
    ],
  ])('with %s are refused with file and line', async (_what, files, message) => {
    await expectRejected(files, message);
  });
});

describe('limits of transfers between agents', () => {
  it('are changed; a second time changes nothing', async () => {
    const limits = { 'agent-transfers.yaml': "most: '2000000'\n" };
    expect(await apply(limits)).toEqual(['agent-transfers.most: "100000000.00" → "2000000.00"']);
    expect(await apply(limits)).toEqual([]);
    expect((await exported(app))['agent-transfers.yaml']).toBe(
      'least: "10000.00"\nmost: "2000000.00"\ndaily: "500000000.00"\n',
    );
  });

  it.each([
    ["least: '3000000'\n", 'agent-transfers.yaml:1: most is below least'],
    ["daily: '1000'\n", 'agent-transfers.yaml:1: daily is below most'],
    ["least: '0'\n", /^agent-transfers\.yaml:1: least /],
  ])('%s is refused', async (limits, message) => {
    await expect(apply({ 'agent-transfers.yaml': limits })).rejects.toThrow(message);
  });
});

describe('a reference to', () => {
  const OFFER = (rounds: string) => `welcome:
  kind: manual
  budget: '1000000.00'
  terms:
    gift: freeRounds
    most: '10000.00'
    money: no-wager
    wagering: { times: 0, days: 7, mostBet: null, games: {} }
    rounds: ${rounds}
  texts: { EN: { title: Ten rounds, text: Play them } }
`;
  const SITE = {
    'vendors.yaml': 'SUNNY: { name: Sunny Games }\nTCG_LOTTO_VN: { name: Our draws }\n',
    'games.yaml': `SUNNY:
  GEMS: { names: { EN: Gems }, kind: RNG }
  HALL: { names: { EN: Hall }, kind: LIVE }
`,
  };

  it.each([
    [
      'a lottery that does not exist',
      { 'games.yaml': 'TCG_LOTTO_VN:\n  HUE60: { names: { EN: Hue }, kind: ELOTT }\n' },
      'games.yaml:2: HUE60 is no lottery of this site',
    ],
    [
      'an in-house game that does not exist',
      { 'vendors.yaml': 'BGS: { name: Ours }\n', 'games.yaml': 'BGS:\n  BGS99: { names: { EN: Dice }, kind: RNG }\n' },
      /^games\.yaml:2: BGS\.BGS99 is refused/,
    ],
    [
      'a vendor of a lottery group that does not exist',
      { 'lotteries.yaml': 'vendorGroups:\n  SEA: { vendor: NOBODY, sortOrder: 1 }\n' },
      'lotteries.yaml:2: NOBODY is no vendor of this site',
    ],
    [
      'a game without free rounds',
      { 'offers.yaml': OFFER('{ vendor: SUNNY, gameId: HALL, count: 10, days: 7 }') },
      'offers.yaml:9: HALL of SUNNY has no free rounds',
    ],
    [
      'a game of free rounds that does not exist',
      { 'offers.yaml': OFFER('{ vendor: SUNNY, gameId: GONE, count: 10, days: 7 }') },
      'offers.yaml:9: GONE of SUNNY has no free rounds',
    ],
  ])('%s is refused with file and line', async (_what, files, message) => {
    await expect(apply({ ...SITE, ...files })).rejects.toThrow(message);
  });

  it('entries of the same pack is accepted', async () => {
    const files = {
      ...SITE,
      'lotteries.yaml': `groups: { FAST: { EN: Fast draws } }
vendorGroups: { SUN: { vendor: SUNNY, sortOrder: 1 } }
lotteries:
  HUE60: { names: { EN: Hue }, family: vn-north, tag: FAST, intervalSeconds: 60 }
`,
      'games.yaml': `${SITE['games.yaml']}TCG_LOTTO_VN:\n  HUE60: { names: { EN: Hue }, kind: ELOTT }\n`,
      'offers.yaml': OFFER('{ vendor: SUNNY, gameId: GEMS, count: 10, days: 7 }'),
    };
    expect(await apply(files)).toContainEqual(expect.stringMatching(/^offers\.welcome: none → /));
    expect(await apply(files)).toEqual([]);
  });
});
