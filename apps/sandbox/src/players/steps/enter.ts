import { type Challenge, solveChallenge } from '../proof-of-work.ts';
import { Refused, Visitor, type VisitorOptions } from '../visitor.ts';
import type { Memory } from '../memory.ts';
import type { Player } from '../population.ts';
import type { Random } from '../random.ts';

type LoginValue = { token: string; customerType: number };

/** The agent of the demonstration, whose accounts the launcher prints. */
const PARTNER = { account: 'agent01', password: 'Fairlot2026' };
const HUMAN = { module: 'VALID_CAPTCHA3' };
/** Types of members: ordinary, and agent. */
export const MEMBER_TYPE = 0;
export const AGENT_TYPE = 1;

/** Logs in, with a human check if the product requires one. @throws {Refused} */
export async function logIn(
  visitor: Visitor,
  { account, password }: Pick<Player, 'account' | 'password'>,
): Promise<LoginValue> {
  const payload = { type: 'username', username: account, password };
  const value = await visitor
    .callEncrypted<LoginValue>('POST', '/wps/session/login', payload)
    .catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.message === 'captcha.error')) throw error;
      const altcha = await proveHuman(visitor);
      return visitor.callEncrypted<LoginValue>('POST', '/wps/session/login', { ...payload, altcha });
    });
  visitor.token = value.token;
  return value;
}

/** Registers by username, with an agent's code where the player has one. @throws {Refused} */
export async function register(
  visitor: Visitor,
  player: Player,
  affiliateCode: string | undefined,
): Promise<LoginValue> {
  const rules = await visitor.call<Record<string, { show: boolean }>>('GET', '/wps/account/regValidata');
  const shown = (name: string) => rules[name]?.show === true;
  const value = await visitor.callEncrypted<LoginValue>(
    'PUT',
    '/wps/account/register',
    {
      username: player.account,
      password: player.password,
      confirmPassword: player.password,
      agreement: true,
      type: 0,
      registerMethod: 'H5',
      altcha: await proveHuman(visitor),
      ...(affiliateCode !== undefined && shown('affiliateCode') && { affiliateCode }),
      ...(shown('nickname') && { nickname: player.name }),
      ...(shown('payeeName') && { payeeName: player.name }),
      ...(shown('email') && { email: `${player.account}@example.com` }),
    },
    { module: 'REGISTER_REE3' },
  );
  visitor.token = value.token;
  return value;
}

async function proveHuman(visitor: Visitor): Promise<string> {
  const { challenge } = await visitor.call<{ challenge: Challenge }>('GET', '/wps/captcha/challenge', undefined, HUMAN);
  return solveChallenge(challenge);
}

/** An agent's code for a player who was invited, if an agent has made one. */
export async function invitationFor(
  player: Player,
  memory: Memory,
  random: Random,
  options: VisitorOptions,
): Promise<string | undefined> {
  if (player.kind === 'agent') return partnerCode(memory, options);
  return player.isInvited && memory.invitations.length > 0 ? random.pick(memory.invitations) : undefined;
}

/** A code with which agents register below the demonstration's agent; made once. */
async function partnerCode(memory: Memory, options: VisitorOptions): Promise<string | undefined> {
  if (memory.partnerCode === undefined) {
    const visitor = new Visitor({ ...options, device: undefined });
    memory.partnerCode = await logIn(visitor, PARTNER)
      .then(() => createLink(visitor, 'Partners', AGENT_TYPE))
      .catch((error: unknown) => {
        // A site without demonstration data has no demonstration agent; its agents apply to the operators.
        if (error instanceof Refused) return '';
        throw error;
      });
  }
  return memory.partnerCode === '' ? undefined : memory.partnerCode;
}

/** Makes a code with the lowest rates that the agent may give. */
export async function createLink(visitor: Visitor, label: string, type: number): Promise<string> {
  const module = 'AGEINFO3';
  const answer = await visitor.ask<object>('GET', '/wps/agent/links?pageNo=1&pageSize=20', undefined, { module });
  if (!answer.success) throw new Refused(answer.errorCode ?? 'unknown');
  const { footer } = JSON.parse(answer.text) as { footer: { lowest: Record<string, number> } };
  const body = { label, type, rates: footer.lowest, expiresInDays: null };
  return (await visitor.call<{ code: string }>('POST', '/wps/agent/links', body, { module })).code;
}
