import { builtWeb } from '@fairlot/testkit';
import fastify, { type LightMyRequestResponse } from 'fastify';
import { beforeEach, type Mock, vi } from 'vitest';
import type { SiteStatus } from './deps.ts';
import { registerWeb, type WebCaller } from './index.ts';
import { type Answers, askOf, createAnswers } from './test-data.ts';

const CALLER: WebCaller = { memberId: '7', userName: 'demo01', type: 0, nickname: null, currency: 'VND' };

export interface OpenPages {
  /** The answers that pages get; tests may change them. */
  answers: Answers;
  /** Warnings in the log. */
  warn: Mock;
  /** The status of the site; tests may change it. */
  siteStatus: SiteStatus;
  /** Called for every page rendered for a visitor. */
  countPage: Mock;
  /** Called for every visit that a page begins. */
  countVisit: Mock;
  /** Folder of the built app. */
  distDir: string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form as a browser without scripts does. */
  sendForm(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** The pages of the built app with test answers; a request with the cookie `fairlot_sid=demo01` is a member's. */
export async function openPages(): Promise<OpenPages> {
  const [answers, warn, distDir] = [createAnswers(), vi.fn(), await builtWeb()];
  // The first app of a file loads the whole renderer, which on a busy machine exceeds the plug-in timeout.
  const app = fastify({ pluginTimeout: 0 });
  const sessionFromCookie = async ({ headers }: { headers: { cookie?: string } }) =>
    headers.cookie?.includes('fairlot_sid=demo01') ? CALLER : null;
  const [countPage, countVisit] = [vi.fn(), vi.fn()];
  const log = { error: vi.fn(), warn };
  const frameOrigins = ['https://games.example'];
  const askAs = askOf(answers);
  const location = { ip: '203.0.113.84', country: null };
  const siteStatus: SiteStatus = { status: 0, location, maintenanceUntil: null, opened: true };
  registerWeb(app, {
    log,
    isProduction: true,
    distDir,
    frameOrigins: () => frameOrigins,
    publicOrigin: 'https://play.example',
    profileSigning: undefined,
    androidApp: async () => null,
    appMarker: async () => 'LuckyApp/',
    askAs,
    isAway: async () => false,
    siteStatus: async () => ({ ...siteStatus }),
    countPage,
    countVisit,
    sessionFromCookie,
  });
  await app.ready();
  const sendForm = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    answers,
    warn,
    siteStatus,
    countPage,
    countVisit,
    distDir,
    sendForm,
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    close: () => app.close(),
  };
}

/** Opens the pages before each test of the file and closes them after it. */
export function pagesOfEachTest(): Omit<OpenPages, 'close'> {
  let pages: OpenPages;
  beforeEach(async () => {
    pages = await openPages();
    return pages.close;
  });
  return {
    get answers() {
      return pages.answers;
    },
    get warn() {
      return pages.warn;
    },
    get siteStatus() {
      return pages.siteStatus;
    },
    get countPage() {
      return pages.countPage;
    },
    get countVisit() {
      return pages.countVisit;
    },
    get distDir() {
      return pages.distDir;
    },
    get: (...request) => pages.get(...request),
    sendForm: (...request) => pages.sendForm(...request),
  };
}

/** The data that a page embeds for its app. */
export const dataOf = (html: string) =>
  JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
