import type { AskedParty } from '../../../config-verification.ts';
import type { Logger } from 'pino';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Long enough for a long message, short enough for somebody who waits with an answer. */
const TIMEOUT_MS = 8000;
/** Languages differ in length; more than this is no translation. */
const MOST_CHARACTERS = 8000;

/**
 * Asks the merchant's translator for a text in another language.
 * @param to operator code of the language
 * @throws Refusal module.disabled where there is none; chat.untranslated when no answer comes that is its own
 */
export async function translate(
  translator: AskedParty | undefined,
  log: Pick<Logger, 'warn'>,
  text: string,
  to: string,
): Promise<string> {
  if (translator === undefined) throw new Refusal('module.disabled');
  try {
    const answer = (await callSigned(translator, '/v1/translate', { text, to }, TIMEOUT_MS)) ?? {};
    const { text: given } = answer as { text?: unknown };
    const translated = typeof given === 'string' && given.length <= MOST_CHARACTERS ? plainText(given) : '';
    if (translated === '') throw new PartyUnavailable('the response is invalid');
    return translated;
  } catch (error) {
    if (!(error instanceof PartyUnavailable)) throw error;
    log.warn({ err: error }, 'a message could not be translated');
    throw new Refusal('chat.untranslated');
  }
}
