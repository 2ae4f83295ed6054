/** Control characters except tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Marks that change the direction of surrounding text; the text's own direction is kept. */
const TURNING = /[\p{Bidi_Control}\ufeff]/gu;

/**
 * Normalises text that a person wrote for storage and display: one encoding for each letter, no control characters and
 * no marks that change the direction of other text. It remains plain text and must be escaped on output.
 */
export function plainText(text: string): string {
  return text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll(CONTROLS, '').replaceAll(TURNING, '').trim();
}
