import type { TestApp } from '@fairlot/testkit';
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
