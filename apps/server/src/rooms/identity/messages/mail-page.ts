import type { Message } from './message.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text of a mail as a page that tells its language and direction: mail programs guess neither from plain text. */
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

/** An address runs from left to right, whatever stands around it. */
function linked(html: string): string {
  return html.replaceAll(/https?:\/\/\S+/g, (address) => `<a dir="ltr" href="${address}">${address}</a>`);
}
