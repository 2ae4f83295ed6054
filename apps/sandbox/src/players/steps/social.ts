import { randomUUID } from 'node:crypto';
import type { Step } from '../plan.ts';
import { createLink, MEMBER_TYPE } from './enter.ts';
import type { Scene } from './scene.ts';

const MOST_INVITATIONS = 20;
const APPLICATION = 'I have a group of friends who play together every evening and would like to invite them.';

/** Writes to the merchant's chat. */
export async function ask({ visitor }: Scene, { text }: Extract<Step, { do: 'ask' }>): Promise<string> {
  await visitor.call('POST', '/wps/chat/messages', { text, key: randomUUID() }, { module: 'CBS3' });
  return 'sent';
}

/** An agent makes an invitation code; a member who is none yet applies to become one. */
export async function invite({ visitor, memory, player, isAgent }: Scene): Promise<string> {
  if (!isAgent) {
    await visitor.call('POST', '/wps/agent/application', { content: APPLICATION }, { module: 'AGEINFO3' });
    return 'applied';
  }
  if (memory.invitations.length >= MOST_INVITATIONS) return 'enough';
  memory.invitations.push(await createLink(visitor, `Friends of ${player.name}`, MEMBER_TYPE));
  return 'invited';
}
