import { createMember, openTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { expect } from 'vitest';
import type { GameView } from './present.ts';

export interface Page {
  games: GameView[];
  pageNum: number;
  totalPages: number;
}
type Query = Record<string, string>;

/** Reads the catalogue of an application over HTTP. */
export class CatalogueReader {
  readonly app: TestApp;
  constructor(app: TestApp) {
    this.app = app;
  }

  /** The value of a successful answer. */
  async get<V>(url: string, query: Query = {}, headers: Query = {}): Promise<V> {
    const response = await this.app.server.inject({ method: 'GET', url, query, headers });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ value: V }>().value;
  }

  list(query: Query = {}): Promise<Page> {
    return this.get<Page>('/lgw/game/list', query);
  }

  /** The games of all pages. */
  async all(query: Query = {}): Promise<GameView[]> {
    const games: GameView[] = [];
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const page = await this.list({ ...query, pageSize: '100', pageNo: String(pageNo) });
      games.push(...page.games);
      pages = page.totalPages;
    }
    return games;
  }
}

type Read = Pick<CatalogueReader, 'get' | 'list' | 'all'>;

export interface OpenCatalogue extends Read {
  app: TestApp;
  member: TestMember;
  /** Launches a game as the member, unless other headers are given. */
  launch(payload: Record<string, string>, headers?: Query): Promise<{ value: unknown; errorCode: string | null }>;
}

/** The demonstration's catalogue of 600 games, with a member who reads and plays. */
export async function openCatalogue(): Promise<OpenCatalogue> {
  const app = await openTestApp({ seed: 'demo', config: { seedGames: 600 } });
  const member = await createMember(app);
  const reader = new CatalogueReader(app);
  return {
    app,
    member,
    get: (url, query, headers) => reader.get(url, query, headers),
    list: (query) => reader.list(query),
    all: (query) => reader.all(query),
    launch: async (payload, headers = member.headers) =>
      (await app.server.inject({ method: 'POST', url: '/lgw/game/launchGameV3', headers, payload })).json(),
  };
}
