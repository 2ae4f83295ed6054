import type { Mailbox } from '../../inbox/ports.ts';
import { findMemberById, readContact } from '../../people/index.ts';
import type { IdentityServices } from '../services.ts';
import { languageOf } from './texts.ts';

/** A security mail is useful for a day. */
export const NOTICE_SECONDS = 86_400;

/** Sends mails for other rooms, which never see an address. */
export function createMailbox({
  platform: { secrets },
  site,
  messages,
}: Pick<IdentityServices, 'platform' | 'site' | 'messages'>): Mailbox {
  return {
    send: async (tx, memberId, write) => {
      const member = await findMemberById(tx, memberId);
      const email = member && readContact(secrets, member).email;
      if (member === undefined || typeof email !== 'string') return;
      const { merchantName: merchant, defaultLanguage } = await site.settings(tx);
      const { code, tag, dir } = languageOf(member.language ?? defaultLanguage);
      const content = write({ account: member.account, merchant, language: code });
      await messages.queue(tx, { channel: 'mail', to: email, tag, dir, ...content }, NOTICE_SECONDS);
    },
  };
}
