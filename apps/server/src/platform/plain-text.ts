/** Controls but tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Marks that turn the direction of what stands around them; the text keeps its own. */
const TURNING = /[\p{Bidi_Control}\ufeff]/gu;

/**
 * What a person wrote, as it is kept and shown: one way of writing each letter, no control characters and nothing that
 * turns the direction of other texts. It stays text: whoever shows it escapes it.
 */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(CONTROLS, '').replaceAll(TURNING, '').trim();
}
