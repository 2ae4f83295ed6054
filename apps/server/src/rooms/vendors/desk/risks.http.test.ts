import { expect, it } from 'vitest';
import { openVendors, sitDown } from '../vendors.testing.ts';
import { VENDOR_ROUND_RISKS } from './risks.ts';

const app = await openVendors();
const risks = () => VENDOR_ROUND_RISKS.largest(app.platform.db, 'VND', 5, 'EN');

it('sums the open stakes of a round, largest first, until the vendor settles it', async () => {
  const small = await sitDown(app, 'hub88');
  const large = await sitDown(app, 'softswiss');
  await small.vendorClient.bet({ id: 'small-1', amount: '700.00', round: 'round-a' });
  await large.vendorClient.bet({ id: 'large-1', amount: '1000.00', round: 'round-b' });
  await large.vendorClient.bet({ id: 'large-2', amount: '500.00', round: 'round-b' });
  expect(await risks()).toMatchObject([
    { amountMinor: 150_000n, limitMinor: null, page: 'vendor-health', query: { vendor: large.vendorClient.code } },
    { amountMinor: 70_000n, page: 'vendor-health', query: { vendor: small.vendorClient.code } },
  ]);
  const win = { id: 'small-2', amount: '0.00', reference: 'small-1', round: 'round-a', isClosing: true };
  await small.vendorClient.win(win);
  expect((await risks()).map(({ amountMinor }) => amountMinor)).toEqual([150_000n]);
});
