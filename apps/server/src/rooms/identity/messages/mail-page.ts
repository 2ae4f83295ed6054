import type { Message } from './message.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The text of a mail as an HTML page with its language and direction, which mail programs do not detect in plain text.
 */
export function mailPage({ subject, text, tag, dir }: Pick<Message, 'subject' | 'text' | 'tag' | 'dir'>): string {
  const paragraphs = text
    .trimEnd()
    .split('\n\n')
    .map((paragraph) => `<p>${linked(escape(paragraph)).replaceAll('\n', '<br>')}</p>`);
  return (
    `<!doctype html>\n<html lang="${tag}" dir="${dir}">\n` +
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>\n<body>\n${paragraphs.join('\n')}\n` +
    '</body>\n</html>\n'
  );
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** An address is written left to right, even in right-to-left text. */
function linked(html: string): string {
  return html.replaceAll(/https?:\/\/\S+/g, (address) => `<a dir="ltr" href="${address}">${address}</a>`);
}
