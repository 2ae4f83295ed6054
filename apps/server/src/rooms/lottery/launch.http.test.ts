import { callSite, createMember, openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';

const app = await openTestApp({ seed: 'demo' });
await app.rooms.lottery.runDueSteps();
const { headers } = await createMember(app);

const launch = (vendor: string, gameCode: string, prizeMode = 'Lott') =>
  callSite(app, headers, 'POST', '/lgw/lottery/launchLott', { vendor, gameCode, prizeMode });

test("launchLott returns the bet page for our games and the frame for vendors' games [X-071]", async () => {
  expect(await launch('TCG_LOTTO_VN', 'VN300')).toMatchObject({
    success: true,
    value: { url: '/m/lottery/play?gameCode=VN300', openMode: 'self' },
  });
  expect(await launch('TCG_LOTTO_VN', 'VN90')).toMatchObject({ errorCode: 'not.found' });
  expect(await launch('TCG_SEA', 'SEA1')).toMatchObject({ errorCode: 'not.found' });
  expect(await launch('TCG_SEA', 'TCG_SEA0001', 'SEA')).toMatchObject({
    value: { url: '/m/game?vendor=TCG_SEA&gameId=TCG_SEA0001&prizeMode=SEA', openMode: 'self' },
  });
});

test("the code of a lobby opens the vendor's own lobby, or else its group in ours [X-071] [R-053]", async () => {
  expect(await launch('TCG_LOTTO_VN', 'lobby')).toMatchObject({ success: true, value: { url: '/m/lott' } });
  expect(await launch('GPI', 'lobby')).toMatchObject({ success: true, value: { url: '/m/lott?tag=GPI' } });
  for (const vendor of ['TCG_SEA', 'NO_VENDOR'])
    expect(await launch(vendor, 'lobby')).toMatchObject({ errorCode: 'not.found' });
  const own = { gameId: 'lobby', name: 'Lobby', names: {}, gameType: 'ELOTT', icon: '', rank: 1, isEnabled: true };
  await app.platform.db.transaction((tx) => app.rooms.catalogue.putGames(tx, 'GPI', [own]));
  await app.rooms.catalogue.refresh();
  expect(await launch('GPI', 'lobby', 'Elott')).toMatchObject({
    value: { url: '/m/game?vendor=GPI&gameId=lobby&prizeMode=Elott', openMode: 'self' },
  });
});

test("a code of a vendor's game may have punctuation and 64 characters [X-071]", async () => {
  const code = `keno-quick:${'5'.repeat(53)}`;
  const own = { gameId: code, name: 'Keno', names: {}, gameType: 'ELOTT', icon: '', rank: 1, isEnabled: true };
  await app.platform.db.transaction((tx) => app.rooms.catalogue.putGames(tx, 'GPI', [own]));
  await app.rooms.catalogue.refresh();
  expect(await launch('GPI', code, 'Elott')).toMatchObject({
    value: { url: `/m/game?${new URLSearchParams({ vendor: 'GPI', gameId: code, prizeMode: 'Elott' }).toString()}` },
  });
});
