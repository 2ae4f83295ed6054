import { randomUUID } from 'node:crypto';
import { openBackOffice, REASON } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { operator, call, approve, trail } = await openBackOffice();

const FIRST = { least: '10000.00', most: '100000000.00', daily: '500000000.00' };
const read = async () => (await call<{ limits: object; version: string }>('GET', '/agencyTransferLimits')).value;
const ask = (version: string | null, limits: object) =>
  call<{ id: string }>('POST', '/agencyTransferLimits', {
    version,
    limits,
    reason: REASON,
    requestKey: randomUUID(),
  });

it("two operators change the limits of agents' transfers, from the values that the first one saw", async () => {
  const { version, ...first } = await read();
  expect(first).toEqual({ currency: 'VND', limits: FIRST });
  const wanted = { least: '20000', most: '50000000', daily: '60000000' };
  const request = await ask(version, wanted);
  expect(request.value).toMatchObject({ details: ['least: 10000.00 → 20000', expect.any(String), expect.any(String)] });
  const other = await ask(version, { ...FIRST, least: '1' });
  expect(await approve(request.value.id, operator)).toMatchObject({ success: false });
  expect((await read()).limits).toEqual(FIRST);
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  const changed = { least: '20000.00', most: '50000000.00', daily: '60000000.00' };
  expect((await read()).limits).toEqual(changed);
  expect(await trail('agency-transfers:VND')).toMatchObject([
    { action: 'agency.transfers.changed', before: FIRST, after: wanted },
  ]);
  // The other request was about limits that no longer apply.
  expect(await approve(other.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  for (const old of [version, null]) expect(await ask(old, wanted)).toMatchObject({ errorCode: 'version.conflict' });
  expect((await read()).limits).toEqual(changed);
});

it.each([
  ['least', { ...FIRST, least: '0' }],
  ['most', { ...FIRST, most: '9999.99' }],
  ['daily', { ...FIRST, daily: '99999999.99' }],
])('rejects limits with a wrong %s', async (field, limits) => {
  const { version } = await read();
  expect(await ask(version, limits)).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: `limits.${field}` },
  });
});
