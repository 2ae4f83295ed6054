import { callDesk, createOperator, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const app = await openTestApp({ seed: 'demo' });
const operator = await createOperator(app);

/** Reads a call of the console in a language. */
async function read<V>(language: string, path: string): Promise<V> {
  const answer = await callDesk<V>(app, { ...operator.headers, language }, 'GET', path);
  expect(answer.errorCode).toBeNull();
  return answer.value;
}

interface Named {
  gameCode: string;
  gameName: string;
}

it('names lotteries in the operator’s language', async () => {
  await app.platform.db.run(sql`
    insert into lottery_draws (game_code, numero, source, state, open_at, lock_at, draw_at, next_due_at, rules_version)
    select code, '209812310001', 'feed', 'scheduled', clock_timestamp() + interval '1 hour',
           clock_timestamp() + interval '2 hours', clock_timestamp() + interval '3 hours', 'infinity', 1
      from lottery_games where code = 'VN60'`);
  const nameIn = async (language: string) => {
    const games = await read<Named[]>(language, '/lottery/games');
    const { list } = await read<{ list: (Named & { numero: string })[] }>(
      language,
      '/draws?filter=gameCode:eq:VN60&limit=1',
    );
    const draw = await read<Named>(language, `/lottery/draws/VN60/${list[0]?.numero}`);
    const odds = await read<Named>(language, '/lottery/games/VN60/odds');
    const rules = await read<Named>(language, '/lottery/games/VN60/rules');
    return [
      games.find(({ gameCode }) => gameCode === 'VN60')?.gameName,
      list[0]?.gameName,
      draw.gameName,
      odds.gameName,
      rules.gameName,
    ];
  };
  expect(await nameIn('EN')).toEqual(Array.from({ length: 5 }, () => 'Vietnam 60 seconds'));
  expect(await nameIn('VI')).toEqual(Array.from({ length: 5 }, () => 'Việt Nam 60 giây'));
});

it('shows titles of offers and content in the operator’s language, if they have a text in it', async () => {
  const titles = async (language: string, path: string) =>
    (await read<{ list: { title: string }[] }>(language, path)).list.map(({ title }) => title);
  for (const path of ['/offers?limit=50', '/contentEntries?filter=kind:eq:help&limit=50']) {
    const [english, vietnamese] = [await titles('EN', path), await titles('VI', path)];
    expect(vietnamese).not.toEqual(english);
    expect(vietnamese.every((title) => title !== '')).toBe(true);
    expect(await titles('XX', path)).toEqual(english);
  }
});

it('names lotteries and offers in the operator’s language in reports, requests and exports', async () => {
  const { offerId, title, titleVi } = await app.platform.db.one(sql<{
    offerId: string;
    title: string;
    titleVi: string;
  }>`
    select id::text as "offerId", texts -> 'EN' ->> 'title' as title, texts -> 'VI' ->> 'title' as "titleVi"
      from promotions_offers where texts -> 'VI' ->> 'title' <> texts -> 'EN' ->> 'title' limit 1`);
  await app.platform.db.run(sql`
    insert into records_sums (at, asset, product, vendor, game_code, game_name, bets, stake_minor, win_minor)
    values ('2020-01-01', 'VND', 'lottery', '', 'VN60', 'Vietnam 60 seconds', 1, 100, 0)`);
  await app.platform.db.run(sql`
    insert into promotions_grants (award_key, member_id, offer_id, titles, asset, money, wagering, amount_minor,
      total_minor, paid_minor, state, ended_at, expires_at)
    values ('named', 1, ${offerId}::bigint, '{}', 'VND', 'no-wager', '{}', 100, 0, 100, 'converted', '2020-01-01',
      '2020-01-01')`);
  const asked = { gameCode: 'VN60', gameName: 'Vietnam 60 seconds', changes: [] };
  const gift = { offerId, title, titles: { EN: title, VI: titleVi }, memberIds: [], asset: 'VND', amountMinor: '1' };
  for (const [kind, payload] of [
    ['rules.publish', asked],
    ['bonus', gift],
  ] as const)
    await app.platform.db.run(sql`
      insert into backoffice_approvals (kind, payload, reason, request_key, requested_by)
      select ${kind}, ${JSON.stringify(payload)}::jsonb, 'A reason of names', ${kind}, id
        from backoffice_operators limit 1`);
  const namesIn = async (language: string) => {
    const span = 'from=2020-01-01&to=2020-01-01&part=whole';
    const rows = async (path: string) =>
      (await read<{ rows: { label: string }[] }>(language, `/reports/${path}&${span}`)).rows.map(({ label }) => label);
    const { list } = await read<{ list: { object: string }[] }>(language, '/approvals?sort=requestedAt');
    return [await rows('revenue?by=game'), await rows('promotions?by=offer'), list.map(({ object }) => object)].flat();
  };
  const shown = (lottery: string, offer: string) => [
    lottery,
    offer,
    `${lottery} (rules:VN60)`,
    `${offer} (offer:${offerId})`,
  ];
  expect(await namesIn('EN')).toEqual(shown('Vietnam 60 seconds', title));
  expect(await namesIn('VI')).toEqual(shown('Việt Nam 60 giây', titleVi));
  expect(await exported('VI')).toContain('"VN60","Việt Nam 60 giây"');
  expect(await exported('XX')).toContain('"VN60","Vietnam 60 seconds"');
});

/** The file of an export of draws, requested in a language. */
async function exported(language: string): Promise<string> {
  const headers = { ...operator.headers, language };
  const body = { list: 'draws', filter: ['gameCode:eq:VN60'], columns: ['gameCode', 'gameName'] };
  const { jobId } = (await callDesk<{ jobId: string }>(app, headers, 'POST', '/exports', body)).value;
  const jobs = app.platform.collected.all().flatMap((room) => room.jobs ?? []);
  while (await jobs.find(({ name }) => name === 'backoffice-exports')?.run());
  const url = `/backoffice/api/exports/${jobId}/file`;
  return (await app.server.inject({ method: 'GET', url, headers: operator.headers })).body;
}
