import { openSandbox, type RunningSandbox } from '@fairlot/testkit';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import type { ScreenedPerson } from '../../identity/ports.ts';
import type { ExclusionRegister } from './adapter.ts';
import { createGamstop } from './gamstop/index.ts';
import { createSignedRegister } from './signed/register.ts';

// Requirements for every adapter of an exclusion register, tested against a simulator in a separate process. A new
// adapter is one entry of the table.

type Access = RunningSandbox['payments'];

interface Adapter {
  name: string;
  create: (access: Access, key?: string) => ExclusionRegister;
  /** Puts a person on the register. */
  exclude: (url: string, person: ScreenedPerson) => Promise<Response>;
  /** Address of the simulator's modes. */
  modes: string;
}

const post = (url: string, body: object = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const gamstop = ({ url, apiKey }: Access, key = apiKey) =>
  createGamstop({ url: `${url}/gamstop`, batchUrl: `${url}/gamstop/batch`, apiKey: key });

const ADAPTERS: Adapter[] = [
  {
    name: 'signed',
    create: ({ url, webhookSecret }, key = webhookSecret) =>
      createSignedRegister({ url: `${url}/register`, secret: key }),
    exclude: (url, { email }) => post(`${url}/register/people`, { email }),
    modes: '/register/mode',
  },
  {
    name: 'gamstop',
    create: gamstop,
    exclude: (url, { name, birthDate: dateOfBirth, postcode }) =>
      post(`${url}/gamstop/people`, {
        lastName: String(name).split(' ').at(-1),
        dateOfBirth,
        postcode,
        exclusion: 'Y',
      }),
    modes: '/gamstop/mode',
  },
];

const personOf = (lastName: string): ScreenedPerson => ({
  name: `Mary ${lastName}`,
  birthDate: '1990-05-17',
  postcode: 'PE16 6RY',
  email: `${lastName.toLowerCase()}@example.com`,
  mobile: '+447700900461',
});

const sandbox = await openSandbox();

describe.each(ADAPTERS)('the adapter of $name', ({ create, exclude, modes }) => {
  const [clear, excluded] = [personOf('Clear'), personOf('Away')];
  let register: ExclusionRegister;
  beforeAll(async () => {
    register = create(sandbox.payments);
    // All persons here have the same number, so the signed register is queried only by the address.
    for (const person of [clear, excluded]) delete person.mobile;
    expect((await exclude(sandbox.payments.url, excluded)).ok).toBe(true);
  });
  const setMode = (mode: string) => post(`${sandbox.payments.url}${modes}/${mode}`);
  afterEach(() => setMode('answering'));

  it('finds an excluded person, and no other', async () => {
    expect(await register.ask(excluded)).toEqual({ isExcluded: true, until: null });
    expect(await register.ask(clear)).toEqual({ isExcluded: false, until: null });
  });

  it('answers about many persons in their order', async () => {
    const findings = await register.askAll([clear, excluded, clear]);
    expect(findings.map(({ isExcluded }) => isExcluded)).toEqual([false, true, false]);
  });

  it('is not queried about a person whose data are missing', () => {
    expect(register.canAsk({})).toBe(false);
    expect(register.canAsk(clear)).toBe(true);
  });

  it.each(['down', 'nonsense'])('gives no finding while the register is in mode %s', async (mode) => {
    await setMode(mode);
    await expect(register.ask(clear)).rejects.toBeInstanceOf(PartyUnavailable);
    await expect(register.askAll([clear])).rejects.toBeInstanceOf(PartyUnavailable);
  });

  it('is tested without a person, with right and with wrong keys', async () => {
    expect(await register.probe()).toEqual({ status: 200, detail: '', areKeysRefused: false });
    const wrong = create(sandbox.payments, 'a key that the register does not know');
    expect(await wrong.probe()).toMatchObject({ areKeysRefused: true });
    await expect(wrong.ask(clear)).rejects.toBeInstanceOf(PartyUnavailable);
    const nobody = create({ ...sandbox.payments, url: 'http://127.0.0.1:9' });
    await expect(nobody.probe()).rejects.toBeInstanceOf(PartyUnavailable);
  });
});

describe('GAMSTOP', () => {
  it.each(['name', 'birthDate', 'postcode', 'email'] as const)('is not queried without the %s', (field) => {
    expect(gamstop(sandbox.payments).canAsk({ ...personOf('Known'), [field]: null })).toBe(false);
  });

  it('does not count an exclusion that has ended', async () => {
    const person = personOf('Former');
    const { birthDate: dateOfBirth, postcode } = person;
    await post(`${sandbox.payments.url}/gamstop/people`, { lastName: 'Former', dateOfBirth, postcode, exclusion: 'P' });
    expect(await gamstop(sandbox.payments).ask(person)).toEqual({ isExcluded: false, until: null });
  });

  it('finds a family name of one word or of several, with one batch call for all persons', async () => {
    const people = [personOf('van der Berg'), personOf('Ann Short'), personOf('Nobody')];
    for (const lastName of ['van der Berg', 'Short']) {
      const { birthDate: dateOfBirth, postcode } = personOf(lastName);
      await post(`${sandbox.payments.url}/gamstop/people`, { lastName, dateOfBirth, postcode, exclusion: 'Y' });
    }
    const batches = async () =>
      ((await (await fetch(`${sandbox.payments.url}/gamstop/batches`)).json()) as { batches: number }).batches;
    const before = await batches();
    const findings = await gamstop(sandbox.payments).askAll(people);
    expect(findings.map(({ isExcluded }) => isExcluded)).toEqual([true, true, false]);
    expect((await batches()) - before).toBe(1);
  });
});
