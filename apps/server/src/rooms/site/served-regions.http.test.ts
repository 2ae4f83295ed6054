import { randomUUID } from 'node:crypto';
import { ENDPOINTS, isForServedRegions } from '@fairlot/contract';
import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const OUTSIDE = '10.1.2.3';

const app = await openTestApp();

it('rejects entry and play from a restricted address, and serves all others [N-019]', async () => {
  const member = await createMember(app, { balance: '5000.00' });
  const from = async (remoteAddress: string, method: string, url: string) => {
    const headers = { ...member.headers, 'idempotency-key': randomUUID() };
    const options = { method: method as 'POST', url, remoteAddress, headers, ...(method !== 'GET' && { payload: {} }) };
    const response = await app.server.inject(options);
    return [response.statusCode, response.json().errorCode];
  };
  const rejected = ENDPOINTS.filter(isForServedRegions);
  expect(rejected.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'identity.login',
      'identity.register',
      'identity.registerMobile',
      'identity.testPlay',
      'agency.registerDownline',
      'payments.createDeposit',
      'lottery.placeTicket',
      'lottery.startFollowUp',
      'promotions.accept',
      'promotions.redeem',
      'originals.playRound',
      'vendors.launchGame',
    ]),
  );
  expect(rejected.filter(({ path }) => path.startsWith('/backoffice/'))).toEqual([]);
  await app.rooms.site.change('restrictedNetworks', ['10.1.0.0/16']);
  for (const { method, path } of rejected)
    expect([path, ...(await from(OUTSIDE, method, path.replace(/:\w+/g, '1')))]).toEqual([
      path,
      403,
      'system.restricted',
    ]);
  for (const [method, path] of [
    ['GET', '/wps/whitelabel/systemStatus'],
    ['GET', '/wps/system/getService'],
    ['GET', '/wps/wallet'],
    ['GET', '/lgw/game/hot'],
  ] as const)
    expect([path, ...(await from(OUTSIDE, method, path))]).toEqual([path, 200, null]);
  // Money leaves, and a round that was open ends, wherever the member is.
  for (const path of ['/wps/withdraw', '/wps/wallet/vendors/collect', '/lgw/originals/mines/rounds/1/steps'])
    expect(await from(OUTSIDE, 'POST', path)).not.toContain('system.restricted');
  expect(await from('10.2.2.3', 'POST', '/wps/deposit')).not.toContain('system.restricted');
  await app.rooms.site.change('allowedNetworks', [`${OUTSIDE}/32`]);
  expect(await from(OUTSIDE, 'POST', '/wps/deposit')).not.toContain('system.restricted');
  // A member who is outside can always log out.
  await app.rooms.site.change('allowedNetworks', []);
  expect(await from(OUTSIDE, 'DELETE', '/wps/session/logout')).toEqual([200, null]);
});
