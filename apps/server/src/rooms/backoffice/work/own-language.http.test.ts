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
