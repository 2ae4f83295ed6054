import { readFileSync } from 'node:fs';
import { callSite, createMember, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { Menu, Plays } from '../present.ts';
import { buy, createIssue, de, finishIssue, get } from '../lottery.testing.ts';
import { gameNameIn, OWN_NAMES, playNameIn } from './names.ts';
import names from './names.json' with { type: 'json' };

const app = await openTestApp({ seed: 'demo' });

const LANGUAGES = [
  ['EN', 'Vietnam 60 seconds', 'De, last two of DB', 'Missing 4'],
  ['VI', 'Việt Nam 60 giây', 'Đề 2 số', 'Trượt 4'],
  ['CN', '越南 60 秒', undefined, undefined],
] as const;

describe.each(LANGUAGES)('names in %s', (language, game, play) => {
  const ask = <V>(url: string, headers: Record<string, string> = {}) => get<V>(app, url, { language, ...headers });
  const nameIn = (menu: Menu) => menu.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === 'VN60');

  it('appear in menus, lists, the week and the plays', async () => {
    const { value: menu } = await ask<Menu>('/lgw/lottery/vn/menu');
    expect(nameIn(menu)).toMatchObject({ displayName: game, remark: game });
    for (const url of ['/lgw/lottery/list', '/lgw/lottery/week', '/lgw/lottery/vn/menu'])
      expect(JSON.stringify((await ask(url)).value)).toContain(`"displayName":"${game}"`);
    // A station has its national name.
    expect((await ask<Plays>('/lgw/lottery/plays?gameCode=DANANG')).value.displayName).toBe('Đà Nẵng');
    const { value: plays } = await ask<Plays>('/lgw/lottery/plays?gameCode=VN60');
    expect(plays.displayName).toBe(game);
    const name = plays.plays.find(({ code }) => code === 'de')?.name;
    if (play === undefined) expect(name).toMatch(/[\u4E00-\u9FFF]/);
    else expect(name).toBe(play);
  });

  it('appear in draws, tickets, repeated tickets, records and wins', async () => {
    const member = await createMember(app, { balance: '50000.00' });
    const issue = await createIssue(app);
    const { ticketId } = await buy(app, member, issue, [de('27')]);
    expect((await ask(`/lgw/lottery/draws/VN60/${issue}`)).value).toMatchObject({ displayName: game });
    expect((await ask(`/lgw/lottery/tickets/${ticketId}`, member.headers)).value).toMatchObject({ gameName: game });
    const wanted = { ticketId, draws: 1, stopOnWin: false };
    const repeated = await callSite(app, { ...member.headers, language }, 'POST', '/lgw/lottery/followUps', wanted);
    expect(repeated.value).toMatchObject({ gameName: game });
    expect((await ask('/lgw/lottery/followUps', member.headers)).value).toMatchObject([{ gameName: game }]);
    await finishIssue(app, issue);
    await app.platform.events.outbox.drain();
    const bets = await ask('/lgw/record/bets', { ...member.headers, moduleid: 'TRANSBETREPMEM3' });
    expect(bets.value).toMatchObject({ list: [{ gameCode: 'VN60', gameName: game }] });
    await app.platform.db.run(sql`delete from catalogue_wins`);
    await app.platform.db.run(sql`
      insert into catalogue_wins (ticket_id, name, game_code, game_name, amount_minor, won_at)
      values (gen_random_uuid(), 'de***1', 'VN60', 'Vietnam 60 seconds', 100000, clock_timestamp())`);
    expect((await ask('/lgw/game/winners')).value).toMatchObject([{ game, gameCode: 'VN60' }]);
  });
});

it('the language of one answer does not affect the next', async () => {
  const seen: unknown[] = [];
  for (const language of ['VI', 'EN', 'CN', 'VI', 'XX', 'TY', 'TH'])
    seen.push((await get<Plays>(app, '/lgw/lottery/plays?gameCode=VN60', { language })).value.displayName);
  expect(seen).toEqual([
    'Việt Nam 60 giây',
    'Vietnam 60 seconds',
    '越南 60 秒',
    'Việt Nam 60 giây',
    'Vietnam 60 seconds',
    'เวียดนาม 60 วินาที',
    // Z-02: TH is another code of TY.
    'เวียดนาม 60 วินาที',
  ]);
});

it("a merchant's name for a game or a play applies in every language", () => {
  expect(gameNameIn('VI', 'VN60', 'Minute draw')).toBe('Minute draw');
  expect(playNameIn('VI', 'de', 'Tail of the special')).toBe('Tail of the special');
});

it('the server names plays and games as the pages do, in every language', () => {
  for (const [language, { games, plays }] of Object.entries(names)) {
    const file = new URL(`../../../../../web/locales/${language}/lottery.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const own = Object.entries(texts).filter(([key]) => key.startsWith('lottery.play.'));
    expect([language, plays]).toEqual([
      language,
      Object.fromEntries(own.map(([key, text]) => [key.slice('lottery.play.'.length), text])),
    ]);
    expect(Object.keys(games)).toEqual([...OWN_NAMES.keys()]);
  }
  expect(playNameIn('VI', 'truot4', 'Truot 4')).toBe(names.VI.plays.truot.replace('{n}', '4'));
});
