import { passwordChanged } from '../../../platform/events/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Member, readContact } from '../../people/index.ts';
import { NOTICE_SECONDS } from '../messages/mailbox.ts';
import { textsIn } from '../messages/texts.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Notifies a member of a password change, in the inbox and by mail in the owner's language, since another person may
 * have made it.
 */
export async function notifyNewPassword(
  tx: Tx,
  { platform: { events, secrets }, site, messages }: Pick<IdentityServices, 'platform' | 'site' | 'messages'>,
  member: Member,
  language: string,
): Promise<void> {
  await events.outbox.add(tx, passwordChanged, member.id, {});
  const { email } = readContact(secrets, member);
  if (email === null) return;
  const { merchantName } = await site.settings(tx);
  const content = textsIn(member.language ?? language).passwordChanged(merchantName, member.account);
  await messages.queue(tx, { ...content, to: email }, NOTICE_SECONDS);
}
