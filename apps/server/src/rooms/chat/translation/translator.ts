import type { AskedParty } from '../../../config/verification.ts';
import type { Logger } from 'pino';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Long enough for a long message, and short enough for an operator who waits to answer. */
const TIMEOUT_MS = 8000;
/** Languages differ in length, but a longer text is not a translation. */
const MOST_CHARACTERS = 8000;

/**
 * Requests a translation of a text from the merchant's translator.
 * @param to operator code of the language
 * @throws Refusal module.disabled if there is no translator; chat.untranslated when no authentic answer arrives
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
