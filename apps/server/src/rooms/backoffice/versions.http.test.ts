import { randomUUID } from 'node:crypto';
import { callDesk, createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { app, second, call } = await openBackOffice();

interface Thing {
  path: string;
  version: string;
  /** Body of a change, different for each number. */
  change: (count: number) => object;
}

const find = async <T>(path: string): Promise<T> => (await call<T>('GET', path)).value;

const things: Record<string, () => Promise<Thing>> = {
  'a banner': async () => {
    const [banner] = await find<{ id: string; version: string }[]>('/content/banner');
    return {
      path: `/content/banner/${banner!.id}`,
      version: banner!.version,
      change: (count) => ({ change: { position: count }, reason: REASON }),
    };
  },
  'a game': async () => {
    const { list } = await find<{ list: { nodeId: string; version: string }[] }>('/catalogue/games');
    return {
      path: `/catalogue/games/${list[0]!.nodeId}`,
      version: list[0]!.version,
      change: (count) => ({ change: { rank: count }, reason: REASON }),
    };
  },
  'a vendor': async () => {
    const [vendor] = await find<{ code: string; version: string }[]>('/catalogue/vendors');
    return {
      path: `/catalogue/vendors/${vendor!.code}`,
      version: vendor!.version,
      change: (count) => ({ change: { rank: count }, reason: REASON }),
    };
  },
  'a segment': async () => {
    const made = { name: 'Big spenders', conditions: [{ field: 'deposits', operator: 'gte', value: 3 }] };
    const known = await find<{ id: string; name: string; version: string }[]>('/segments');
    if (known.length === 0) await call('POST', '/segments', { ...made, reason: REASON });
    const [segment] = await find<{ id: string; version: string; conditions: object[] }[]>('/segments');
    return {
      path: `/segments/${segment!.id}`,
      version: segment!.version,
      change: (count) => ({ name: `Group ${count}`, conditions: segment!.conditions, reason: REASON }),
    };
  },
  'an offer': async () => {
    const { list } = await find<{ list: { id: string }[] }>('/offers?filter=kind:eq:firstDeposit');
    const { version, kind, code, announcementId, terms, texts, budget } = await find<
      Record<string, unknown> & { version: string }
    >(`/offers/${list[0]!.id}`);
    const written = { kind, code, announcementId, terms, texts, budget };
    return {
      path: `/offers/${list[0]!.id}`,
      version,
      change: (count) => ({ ...written, budget: `${count}000000000.00`, reason: REASON }),
    };
  },
  'the greatest stake of a vendor': async () => {
    const path = '/vendors/NWND/stakes';
    const known = await find<{ version: string }[]>(path);
    if (known.length === 0) await call('PUT', path, { gameId: null, most: '500.00', reason: REASON });
    const [stake] = await find<{ version: string }[]>(path);
    return {
      path,
      version: stake!.version,
      // Stricter each time: a higher stake would wait for approval.
      change: (count) => ({ gameId: null, most: `${100 - count}.00`, reason: REASON }),
    };
  },
  'the limit of late wins of a vendor': async () => {
    const path = '/vendors/NWND/lateWins';
    const { version } = await find<{ version: string }>(path);
    return { path, version, change: (count) => ({ most: `${100 - count}.00`, reason: REASON }) };
  },
  'the settings of the chat': async () => {
    const { version, ...settings } = await find<{ version: string }>('/chat/settings');
    return { path: '/chat/settings', version, change: (count) => ({ ...settings, mostEach: count }) };
  },
  'the order of the deposit methods': async () => {
    const path = '/depositMethods';
    const { version, methods } = await find<{ version: string; methods: { method: string }[] }>(path);
    const names = methods.map(({ method }) => method);
    const rotatedBy = (count: number) => [...names.slice(count), ...names.slice(0, count)];
    return { path, version, change: (count) => ({ methods: rotatedBy(count % names.length), reason: REASON }) };
  },
  'the names of a deposit method': async () => {
    const { methods } = await find<{ methods: { method: string; version: string }[] }>('/depositMethods');
    const { method, version } = methods[0]!;
    const named = (count: number) => ({ method, name: `Method ${count}`, names: {}, reason: REASON });
    return { path: '/depositMethods/names', version, change: named };
  },
  'the settings of the console': async () => {
    const path = '/consoleSettings';
    const { version } = await find<{ version: string }>(path);
    // Shorter each time: a longer time would wait for approval.
    return { path, version, change: (count) => ({ idleMinutes: 40 - count, reason: REASON }) };
  },
  'a saved answer': async () => {
    const textsOf = (title: string) => ({ texts: { EN: { title, text: 'Half an hour.' } } });
    const known = await find<{ version: string }[]>('/chat/answers');
    if (known.length === 0) await call('POST', '/chat/answers', textsOf('Review'));
    const [answer] = await find<{ id: string; version: string }[]>('/chat/answers');
    return {
      path: `/chat/answers/${answer!.id}`,
      version: answer!.version,
      change: (count) => textsOf(`Review ${count}`),
    };
  },
};

describe.each(Object.keys(things))('%s', (name) => {
  it('can be changed once from one version; then the next version is required', async () => {
    const { path, version, change } = await things[name]!();
    const put = (count: number, from: string) =>
      call<{ version: string }>('PUT', path, { ...change(count), version: from });
    const answers = await Promise.all([11, 12, 13].map((count) => put(count, version)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ errorCode: 'version.conflict' });
    const { version: next } = await things[name]!();
    expect(answers.find(({ success }) => success)!.value?.version ?? next).toBe(next);
    expect((await put(14, next)).success).toBe(true);
    expect((await put(15, version)).errorCode).toBe('version.conflict');
    // A program may omit the version and overwrite.
    expect((await call('PUT', path, change(16))).success).toBe(true);
  });
});

/** Changes that wait for a second operator. */
const requests: Record<string, () => Promise<Thing>> = {
  'a role': async () => {
    const { roles } = await find<{ roles: { role: string; version: string; permissions: string[] }[] }>('/roles');
    const { role, version, permissions } = roles.find((one) => one.role === 'content')!;
    return { path: '/roles', version, change: (count) => ({ role, permissions: permissions.slice(count) }) };
  },
  'the settings of an in-house game': async () => {
    const games = await find<Record<string, unknown>[]>('/originals/games');
    const dice = games.find(({ game }) => game === 'dice')!;
    const { returnScaled, min, maxPayout, maxExposure, minRoundMs, floorScaled } = dice;
    const settings = { returnScaled, min, maxPayout, maxExposure, minRoundMs, floorScaled };
    return {
      path: '/originals/games/dice/settings',
      version: String(dice['version']),
      change: (count) => ({
        ...settings,
        max: `${2000 + count}.00`,
      }),
    };
  },
  'the minimum return of in-house games': async () => {
    const path = '/originals/floor';
    const { version } = await find<{ version: string }>(path);
    return { path, version, change: (count) => ({ floorScaled: 8510 + count }) };
  },
  'the terms of withdrawals': async () => {
    const path = '/withdrawalTerms';
    const { levels } = await find<{ levels: { version: string; terms: object }[] }>(path);
    const { version, terms } = levels[0]!;
    return { path, version, change: (count) => ({ level: 0, terms: { ...terms, fee: `${count}.00` } }) };
  },
  'the terms of a deposit method': async () => {
    const path = '/depositMethods';
    const { methods } = await find<{
      methods: { method: string; levels: { version: string; terms: { most: string } }[] }[];
    }>(path);
    const { method, levels } = methods.find((one) => one.method === 'sandbox')!;
    const { version, terms } = levels[0]!;
    // Higher than before, so that one operator is not enough.
    const most = (count: number) => `${Number(terms.most) + count}.00`;
    return { path, version, change: (count) => ({ method, level: 0, terms: { ...terms, most: most(count) } }) };
  },
  'the odds of a lottery': async () => {
    const path = '/lottery/games/VN180/odds';
    const { version, memberDraw, drawExposure, plays } = await find<
      Record<string, unknown> & { version: string; plays: Record<string, string | null>[] }
    >(path);
    const offered = plays
      .filter(({ odds }) => odds !== null)
      .map(({ name: _n, returnPercent: _r, oddsForFloor: _f, oddsForAll: _a, ...terms }) => terms);
    const at = (odds: string) => offered.map((terms) => (terms['play'] === 'de' ? { ...terms, odds } : terms));
    return { path, version, change: (count) => ({ memberDraw, drawExposure, plays: at(String(99 - count)) }) };
  },
  'the rates of an agent': async () => {
    const { list } = await find<{ list: { memberId: string }[] }>('/agents?filter=account:eq:agent01');
    const path = `/agents/${list[0]!.memberId}`;
    const { version, rates } = await find<{ version: string; rates: { sports: number } }>(path);
    return { path: `${path}/request-rates`, version, change: (count) => ({ rates: { sports: rates.sports + count } }) };
  },
  'the rules of a lottery': async () => {
    const path = '/lottery/games/CANTHO/rules';
    const { version, firstFreeDay: firstDay } = await find<{ version: string; firstFreeDay: string }>(path);
    return { path, version, change: (count) => ({ firstDay, widths: [{ level: 'DB', width: 6 - count }] }) };
  },
};

describe.each(Object.keys(requests))('%s', (name) => {
  it('is changed by one of two requests for one version; then the next version is required', async () => {
    const { path, version, change } = await requests[name]!();
    const ask = (count: number, from?: string) =>
      call<{ id: string; approval?: { id: string } }>('POST', path, {
        ...change(count),
        ...(from !== undefined && { version: from }),
        reason: REASON,
        requestKey: randomUUID(),
      });
    const approve = async ({ value: { approval, id } }: Awaited<ReturnType<typeof ask>>) =>
      (await callDesk(app, second.headers, 'POST', `/approvals/${approval?.id ?? id}/approve`)).value;
    const [first, other] = [await ask(1, version), await ask(2, version)];
    expect(await approve(first)).toMatchObject({ state: 'executed' });
    expect(await approve(other)).toMatchObject({ state: 'failed', failure: 'version.conflict' });
    expect((await ask(2, version)).errorCode).toBe('version.conflict');
    const { version: next } = await requests[name]!();
    expect((await ask(2, next)).success).toBe(true);
    // A program may omit the version.
    expect((await ask(2)).success).toBe(true);
  });
});

it('an entry that was changed meanwhile is not removed', async () => {
  const [entry] = await find<{ id: string; version: string }[]>('/content/sponsor');
  const path = `/content/sponsor/${entry!.id}`;
  expect((await call('PUT', path, { change: { position: 9 }, reason: REASON })).success).toBe(true);
  const remove = (version: string) => call('POST', `${path}/remove`, { reason: REASON, version });
  expect(await remove(entry!.version)).toMatchObject({ errorCode: 'version.conflict' });
  const [now] = (await find<{ id: string; version: string }[]>('/content/sponsor')).filter(
    ({ id }) => id === entry!.id,
  );
  expect((await remove(now!.version)).success).toBe(true);
});

it('a saved answer that was changed meanwhile is not removed', async () => {
  const textsOf = (title: string) => ({ texts: { EN: { title, text: 'Half an hour.' } } });
  const { id, version } = (await call<{ id: string; version: string }>('POST', '/chat/answers', textsOf('Old'))).value;
  const path = `/chat/answers/${id}`;
  const { version: next } = (await call<{ version: string }>('PUT', path, textsOf('New'))).value;
  expect(await call('DELETE', `${path}?version=${version}`)).toMatchObject({ errorCode: 'version.conflict' });
  expect((await call('DELETE', `${path}?version=${next}`)).success).toBe(true);
});

it('of two decisions about one identity, the second one has to be based on the first', async () => {
  const { memberId } = await createMember(app);
  const path = `/members/${memberId}/verification`;
  const { version } = await find<{ version: string }>(path);
  const refuse = (from: string) =>
    call<{ version: string }>('POST', path, { decision: 'refused', reason: REASON, version: from });
  const answers = await Promise.all([refuse(version), refuse(version)]);
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([null, 'version.conflict']));
  const { version: next } = await find<{ version: string }>(path);
  expect((await refuse(next)).success).toBe(true);
});
