import { afterEach, expect, it, vi } from 'vitest';
import { fetchGameList } from '../../browse/api/game-list.ts';
import { firstGameOf } from '../../home/api/home-lists.later.ts';
import { hotGamesQuery } from '../../home/api/hot-games.ts';
import { installTransport } from '../../../../shared/api/transport.ts';
import { gameLanguageOf } from '../../../../shared/i18n/game-language.ts';

const FACTS = {
  languages: [
    { code: 'TY', gameLanguage: 'TH' },
    { code: 'PT', gameLanguage: 'EN' },
  ],
  client: { gameLanguage: 'EN' },
};
afterEach(() => vi.unstubAllGlobals());

it('is taken from the table, and is the default for languages that vendors do not support [E-127]', () => {
  expect(['TY', 'PT', 'XX'].map((code) => gameLanguageOf(FACTS, code))).toEqual(['TH', 'EN', 'EN']);
  expect(gameLanguageOf(undefined, 'VI')).toBe('VI');
});

it("is sent with calls about games, whatever the page's language [E-127]", async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Headers }) => {
    asked.push(`${new URL(address, 'https://x').searchParams.get('language')} ${headers.get('Language')}`);
    return new Response(
      JSON.stringify({ success: true, value: { list: [], games: [] }, errorCode: null, message: null }),
    );
  });
  for (const code of ['TY', 'PT']) {
    installTransport({
      merchant: 'fairlot',
      language: () => code,
      gameLanguage: () => gameLanguageOf(FACTS, code),
      token: () => null,
      member: () => null,
      recover: async () => null,
    });
    const { signal } = new AbortController();
    const { queryFn } = hotGamesQuery();
    if (typeof queryFn === 'function') await queryFn({ signal } as Parameters<typeof queryFn>[0]);
    await fetchGameList({ gameType: 'PVP' }, signal);
    await firstGameOf('PVP', 'NWND');
  }
  expect(asked).toEqual(['TH TY', 'TH TY', 'TH TY', 'EN PT', 'EN PT', 'EN PT']);
});
