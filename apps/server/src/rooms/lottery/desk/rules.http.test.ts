import { REASON } from '@fairlot/testkit';
import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { afterAll, expect, it } from 'vitest';
import { openLotteryDesk, input } from './desk.testing.ts';

type Rules = ValueOf<typeof contract.rules>;
const STATION = 'CANTHO';
const { one, two, get, post, approve, trail, close } = await openLotteryDesk();
afterAll(close);

const read = (game = STATION) => get<Rules>(`/games/${game}/rules`);
const preview = (wanted: object, game = STATION) => post<unknown>(`/games/${game}/rules/preview`, wanted);
const ask = (wanted: object) =>
  post<{ id: string; details: string[] }>(`/games/${STATION}/rules`, { ...wanted, ...input() });
const dayAfter = (day: string, days = 1) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

it('rejects widths for days with issues, for unknown levels, and when a play cannot be decided', async () => {
  const { firstFreeDay, version, versions } = await read();
  expect(versions).toMatchObject([
    {
      version: 1,
      firstDay: null,
      state: 'current',
      structure: expect.arrayContaining([{ level: 'DB', count: 1, width: 6 }]),
    },
  ]);
  const good = { version, firstDay: firstFreeDay, widths: [{ level: 'DB', width: 5 }] };
  const refused = async (change: object, game?: string) => {
    const { errorCode, value } = await preview({ ...good, ...change }, game);
    const { field, reason, play } = (value ?? {}) as Record<string, string>;
    return [errorCode, field ?? play, reason].join(' ');
  };
  expect(await refused({ firstDay: dayAfter(firstFreeDay, -1) })).toBe('request.invalid firstDay issued');
  expect(await refused({ firstDay: '2001-01-01' })).toBe('request.invalid firstDay issued');
  expect(await refused({ firstDay: '2099-02-30' })).toBe('request.invalid firstDay format');
  expect((await preview({ ...good, version: '0'.repeat(16) })).errorCode).toBe('version.conflict');
  expect(await refused({ widths: [{ level: 'DB', width: 6 }] })).toBe('request.invalid widths unchanged');
  expect(await refused({ widths: [{ level: 'G9', width: 6 }] })).toBe('request.invalid widths level');
  expect(
    await refused({
      widths: [
        { level: 'DB', width: 5 },
        { level: 'DB', width: 4 },
      ],
    }),
  ).toBe('request.invalid widths repeated');
  // Cang 4 applies to four digits of DB, and lo 2 is charged for numbers that all have two.
  expect(await refused({ widths: [{ level: 'DB', width: 3 }] })).toBe('request.invalid widths play');
  expect(await refused({ widths: [{ level: 'G3', width: 1 }] })).toMatch(/^odds\.refused xien\d return\.below$/);
  // Numbers without repetition have the width of their range.
  expect(
    await refused(
      {
        widths: [{ level: 'MAIN', width: 3 }],
        firstDay: (await read('LOTTO645')).firstFreeDay,
        version: (await read('LOTTO645')).version,
      },
      'LOTTO645',
    ),
  ).toBe('request.invalid widths level');
  expect((await preview(good, 'NOGAME')).errorCode).toBe('not.found');
});

it('two operators publish them; the trail has both versions; a mistake is replaced in time', async () => {
  const { firstFreeDay: firstDay, version } = await read();
  const wanted = { version, firstDay, widths: [{ level: 'DB', width: 5 }] };
  const changes = [
    { about: 'rulesVersion', before: '1', after: '2' },
    { about: 'firstDay', before: '–', after: firstDay },
    { about: 'DB · digits', before: '6', after: '5' },
  ];
  expect((await preview(wanted)).value).toEqual(changes);
  // One three-digit number fewer, and its effect on the average payout.
  const seventeen = await preview({ ...wanted, widths: [{ level: 'G7', width: 2 }] });
  expect(seventeen).toMatchObject({
    errorCode: 'request.invalid',
    value: { field: 'widths', reason: 'play', play: 'bao7' },
  });
  expect((await preview({ ...wanted, widths: [{ level: 'G5', width: 3 }] })).value).toContainEqual({
    about: expect.stringContaining('(lo4) · oddsReturn'),
    before: '88.80%',
    after: '83.25%',
  });
  const {
    value: { id, details },
  } = await ask(wanted);
  expect(details).toEqual(['rulesVersion: 1 → 2', `firstDay: – → ${firstDay}`, 'DB · digits: 6 → 5']);
  expect(await approve(id, one)).toMatchObject({ errorCode: 'approval.own' });
  expect(await approve(id)).toMatchObject({
    value: {
      state: 'executed',
      kind: 'rules.publish',
      object: expect.stringMatching(new RegExp(`\\S \\(rules:${STATION}\\)$`)),
    },
  });
  expect(await trail(`rules:${STATION}`)).toMatchObject([
    {
      actor: two.name,
      action: 'rules.published',
      before: { rulesVersion: 1, 'DB · digits': '6' },
      after: { rulesVersion: 2, firstDay, 'DB · digits': '5' },
      reason: REASON,
    },
  ]);
  expect((await read()).versions).toMatchObject([
    { version: 2, firstDay, state: 'coming' },
    { version: 1, firstDay: null, state: 'current' },
  ]);

  const { version: second } = await read();
  const again = await ask({ version: second, firstDay, widths: [{ level: 'DB', width: 6 }] });
  const late = await ask({ version: second, firstDay: dayAfter(firstDay, 7), widths: [{ level: 'DB', width: 4 }] });
  expect(await approve(again.value.id)).toMatchObject({ value: { state: 'executed' } });
  expect(await approve(late.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
  expect((await read()).versions.map(({ version, state, structure }) => [version, state, structure[0]?.width])).toEqual(
    [
      [3, 'coming', 6],
      [2, 'replaced', 5],
      [1, 'current', 6],
    ],
  );
});
