import { openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { app, call, approve, trail } = await openBackOffice();

interface Answered {
  id: string;
  state: string;
  details: string[];
  version: string;
}
const change = (changes: object, version?: string) =>
  call<Answered>('PUT', '/site', { changes, reason: REASON, ...(version !== undefined && { version }) });
const site = async () => (await call<{ settings: { flags: object }; version: string }>('GET', '/site')).value;
const flags = () => app.rooms.site.flags();

it('disabling the second approval of dividends or salaries requires a second operator', async () => {
  expect(await change({ flags: { AGESALAPP3: true } })).toMatchObject({ status: 200, success: true });
  for (const flag of ['AGEDIVAPP3', 'AGESALAPP3']) {
    const asked = await change({ flags: { [flag]: false, DOWNMAN: true } });
    expect(asked).toMatchObject({
      status: 202,
      value: { state: 'pending', kind: 'site.controls', details: [`flags.${flag}: true → false`] },
    });
    expect((await flags())[flag]).toBe(true);
    expect((await call('POST', `/approvals/${asked.value.id}/approve`, {})).success).toBe(false);
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect((await flags())[flag]).toBe(false);
    expect((await trail('site')).at(-1)).toMatchObject({ action: 'site.changed', after: { flags: { [flag]: false } } });
    // Enabling it again, and disabling it when it is off, requires no second operator.
    expect((await change({ flags: { [flag]: false } })).status).toBe(200);
    expect((await change({ flags: { [flag]: true } })).status).toBe(200);
  }
});

it('a less strict market requires a second operator, a stricter one does not', async () => {
  expect((await change({ market: { profile: 'UK', stricter: {} } })).status).toBe(200);
  for (const market of [
    { profile: 'demo', stricter: {} },
    { profile: 'open', stricter: {} },
  ])
    expect((await change({ market })).status).toBe(202);
  expect((await app.rooms.site.setting('market')).profile).toBe('UK');
  const { value } = await change({ market: { profile: 'demo', stricter: {} } });
  expect(value.details).toContain('market.profile: UK → demo');
  expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
  expect((await change({ market: { profile: 'demo', stricter: { followUp: false } } })).status).toBe(200);
  expect((await change({ market: { profile: 'demo', stricter: {} } })).status).toBe(202);
  expect(await change({ market: { profile: 'UK', stricter: { autoBet: true } } })).toMatchObject({
    status: 400,
    value: { field: 'market' },
  });
});

it('lowering the minimum age requires a second operator, raising it does not', async () => {
  const ages = async () => [await app.rooms.site.minimumAge(), (await app.rooms.site.settings()).age.terms];
  expect((await change({ ageMinimum: 21 })).status).toBe(200);
  for (const [ageMinimum, left] of [
    [20, [20, 20]],
    [null, [18, 21]],
  ] as const) {
    const before = await ages();
    const asked = await change({ ageMinimum });
    expect(asked).toMatchObject({ status: 202, value: { state: 'pending', kind: 'site.controls' } });
    expect(asked.value.details).toEqual([`ageMinimum: ${before[0]} → ${ageMinimum ?? '–'}`]);
    expect(await ages()).toEqual(before);
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await ages()).toEqual(left);
  }
  // Identity checks require 18 in any case.
  expect((await change({ ageMinimum: 18 })).status).toBe(200);
  expect((await change({ ageMinimum: null })).status).toBe(200);
});

it('raising what one operator may credit requires a second operator, lowering it does not', async () => {
  const { choices } = (await call<{ choices: { initial: object } }>('GET', '/site')).value;
  expect(choices.initial).toEqual({ merchantCode: 'fairlot', reviewCreditMax: 10_000_000 });
  expect((await change({ reviewCreditMax: 10_000_000 })).status).toBe(200);
  expect((await change({ reviewCreditMax: 500 })).status).toBe(200);
  expect(await app.rooms.site.reviewCreditMax()).toBe(500);
  for (const reviewCreditMax of [501, null]) {
    const asked = await change({ reviewCreditMax });
    expect(asked).toMatchObject({
      status: 202,
      value: { details: [`reviewCreditMax: 500 → ${reviewCreditMax ?? '–'}`] },
    });
    expect(await app.rooms.site.reviewCreditMax()).toBe(500);
    if (reviewCreditMax === null) await approve(asked.value.id);
  }
  expect(await app.rooms.site.reviewCreditMax()).toBe(10_000_000);
});

it("the merchant's code replaces that of the environment", async () => {
  const code = async () =>
    (await app.server.inject('/wps/whitelabel/settings')).json<{ value: { merchantCode: string } }>().value
      .merchantCode;
  expect(await code()).toBe('fairlot');
  expect((await change({ merchantCode: 'harbour' })).status).toBe(200);
  expect(await code()).toBe('harbour');
  expect(await change({ merchantCode: 'No spaces' })).toMatchObject({ status: 400 });
  expect((await change({ merchantCode: null })).status).toBe(200);
  expect(await code()).toBe('fairlot');
});

it('a request fails when the same settings changed after it was created', async () => {
  const market = { profile: 'demo', stricter: { mixedProductOffers: false } } as const;
  await app.rooms.site.change('market', market);
  const { value } = await change({ market: { profile: 'demo', stricter: {} } });
  await app.rooms.site.change('market', { profile: 'UK', stricter: {} });
  expect(await approve(value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  expect((await app.rooms.site.setting('market')).profile).toBe('UK');
  const { value: other } = await change({ flags: { AGEDIVAPP3: false } });
  await app.rooms.site.changeAll({ flags: { DOWNMAN: false } });
  expect(await approve(other.id)).toMatchObject({ value: { state: 'executed' } });
});

it('a change based on an older version is refused and changes nothing', async () => {
  const { version } = await site();
  const first = await change({ merchantName: 'Lucky Harbour' }, version);
  expect(first).toMatchObject({ status: 200, value: { merchantName: 'Lucky Harbour' } });
  const late = await change({ merchantName: 'Lost Harbour' }, version);
  expect(late).toMatchObject({ success: false, errorCode: 'version.conflict' });
  expect(await change({ flags: { AGEDIVAPP3: false } }, version)).toMatchObject({ errorCode: 'version.conflict' });
  expect((await site()).settings).toMatchObject({ merchantName: 'Lucky Harbour' });
  expect((await site()).version).toBe(first.value.version);
  expect((await change({ merchantName: 'Lucky Harbour 2' }, first.value.version)).success).toBe(true);
});

it('exactly one of several concurrent changes from one version is saved', async () => {
  const { version } = await site();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => change({ merchantName: name }, version)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

it('maintenance and closed pages also refuse an older version', async () => {
  const maintenance = (on: boolean, version: string) =>
    call<{ version: string }>('PUT', '/maintenance', { on, reason: REASON, version });
  const { version } = (await call<{ version: string }>('GET', '/maintenance')).value;
  const { value } = await maintenance(true, version);
  expect(await maintenance(false, version)).toMatchObject({ errorCode: 'version.conflict' });
  expect((await maintenance(false, value.version)).success).toBe(true);

  const [page] = (await call<{ page: string; version: string }[]>('GET', '/pages')).value;
  const set = (texts: object) =>
    call('PUT', `/pages/${page!.page}`, { open: false, texts, reason: REASON, version: page!.version });
  expect((await set({ EN: 'Back at noon' })).success).toBe(true);
  expect(await set({ EN: 'Back at one' })).toMatchObject({ errorCode: 'version.conflict' });
});
