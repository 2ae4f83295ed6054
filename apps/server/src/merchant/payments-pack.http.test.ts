import { auditBooksAndClose, createMember, createTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { openPackSite } from './packs.testing.ts';

const { app, exported, apply, expectRejected } = await openPackSite({
  PACK_STRIPE_SECRET: 'sk_test_first_of_the_pack_1111',
  PACK_STRIPE_HOOK: 'whsec_first_of_the_pack_2222',
});

const PROVIDERS = `stripe:
  fields: { paymentMethod: alipay }
  keys: { secretKey: env:PACK_STRIPE_SECRET, webhookSecret: env:PACK_STRIPE_HOOK }
`;
const METHODS = `card-two:
  names: { EN: Card, VI: Thẻ }
  via: card
  least: '10000'
  most: '5000000.00'
  suggested: ['20000']
  levels:
    3: { most: '9000000' }
`;
const TERMS = `0: { reviewAbove: '300000.00' }
2: { most: '600000', daily: '6000000' }
`;

describe('providers', () => {
  it('are connected with keys by reference; a second time changes nothing', async () => {
    expect(await apply({ 'payment-providers.yaml': PROVIDERS })).toEqual([
      'payment-providers.stripe: none → {"fields":{"paymentMethod":"alipay"},"isOn":true,' +
        '"keys":{"secretKey":"…1111","webhookSecret":"…2222"},"url":"https://api.stripe.com"}',
    ]);
    expect(await apply({ 'payment-providers.yaml': PROVIDERS })).toEqual([]);
    process.env['PACK_STRIPE_HOOK'] = 'whsec_second_of_the_pack_3333';
    expect(await apply({ 'payment-providers.yaml': PROVIDERS })).toEqual([
      'payment-providers.stripe.keys: none → {"secretKey":"…1111","webhookSecret":"…3333"}',
    ]);
    const former = await app.platform.db.rows(sql<{ isFormer: boolean }>`
      select ends_at is not null as "isFormer" from platform_connection_keys
       where provider = 'stripe' order by asked_at`);
    expect(former).toEqual([{ isFormer: true }, { isFormer: false }]);
    const files = await exported(app);
    expect(JSON.stringify(files)).not.toMatch(/1111|2222|3333/);
    expect(files['payment-providers.yaml']).toContain('paymentMethod: alipay');
  });

  it.each([
    ['an unknown provider', 'paypal: {}\n', 'payment-providers.yaml:1: paypal is no provider of this kind'],
    [
      'a key in the file',
      PROVIDERS.replace('env:PACK_STRIPE_HOOK', 'whsec_1'),
      /^payment-providers\.yaml:3: webhookSecret /,
    ],
    [
      'an environment variable that is not set',
      PROVIDERS.replace('PACK_STRIPE_HOOK', 'PACK_NO_HOOK'),
      /:3: the variable PACK_NO_HOOK is not set$/,
    ],
    ['an unknown field', PROVIDERS.replace('paymentMethod', 'colour'), /:2: stripe\.fields\.colour is refused/],
    ['a private address', `${PROVIDERS}  url: http://10.0.0.1\n`, /:4: stripe\.url is refused/],
    ['no keys', 'payos: { fields: { clientId: one } }\n', /:1: payos\.keys\.apiKey is refused/],
  ])('with %s are refused with file and line', async (_what, providers, message) => {
    await expectRejected({ 'payment-providers.yaml': providers }, message);
  });
});

describe('deposit methods', () => {
  it('are added with terms of levels, and changed; a second time changes nothing', async () => {
    expect(await apply({ 'deposit-methods.yaml': METHODS })).toEqual([
      expect.stringMatching(/^deposit-methods\.card-two: none → .*"least":"10000\.00"/),
    ]);
    expect(await apply({ 'deposit-methods.yaml': METHODS })).toEqual([]);
    expect(await apply({ 'deposit-methods.yaml': 'card-two: { isOpen: false, levels: {} }\n' })).toEqual([
      'deposit-methods.card-two.isOpen: true → false',
      expect.stringMatching(/^deposit-methods\.card-two\.levels\.3: .* → none$/),
    ]);
    await createMember(app);
  });

  it.each([
    ['a fee above the minimum', `${METHODS}  fee: '10000'\n`, /:9: card-two\.fee is refused/],
    [
      'a maximum below the minimum of a level',
      METHODS.replace("'9000000'", "'9'"),
      /:8: card-two\.levels\.3\.most is refused/,
    ],
    [
      'a new method without a name',
      "other: { least: '1', most: '2' }\n",
      'deposit-methods.yaml:1: other needs an English name',
    ],
  ])('with %s are refused with file and line', async (_what, methods, message) => {
    await expectRejected({ 'deposit-methods.yaml': methods }, message);
  });
});

describe('withdrawal terms', () => {
  it('apply from a level on; a second time changes nothing', async () => {
    expect(await apply({ 'withdrawal-terms.yaml': TERMS })).toEqual([
      expect.stringMatching(/^withdrawal-terms\.0\.reviewAbove: "[\d.]+" → "300000\.00"$/),
      expect.stringMatching(/^withdrawal-terms\.2: none → .*"most":"600000\.00"/),
    ]);
    expect(await apply({ 'withdrawal-terms.yaml': TERMS })).toEqual([]);
  });

  it.each([
    [
      'a daily limit below one withdrawal',
      TERMS.replace("'6000000'", "'1'"),
      /^withdrawal-terms\.yaml:2: 2\.daily is refused/,
    ],
    ['an unknown field', `${TERMS}3: { colour: red }\n`, 'withdrawal-terms.yaml:3: colour is not a known field'],
    [
      'a turnover requirement that differs by level',
      `${TERMS}3: { wageringPercent: 7 }\n`,
      /:3: wageringPercent is the same at every level$/,
    ],
  ])('with %s are refused with file and line', async (_what, terms, message) => {
    await expectRejected({ 'withdrawal-terms.yaml': terms }, message);
  });
});

it('an export recreates the settings on an empty site, except for keys', async () => {
  const { 'payment-providers.yaml': providers = '', ...files } = await exported(app);
  const other = await createTestApp();
  await apply(files, other);
  expect(await exported(other)).toMatchObject(files);
  const keys = '  keys: { secretKey: env:PACK_STRIPE_SECRET, webhookSecret: env:PACK_STRIPE_HOOK }\n';
  await apply({ 'payment-providers.yaml': providers + keys }, other);
  expect((await exported(other))['payment-providers.yaml']).toBe(providers);
  await auditBooksAndClose(other);
});
