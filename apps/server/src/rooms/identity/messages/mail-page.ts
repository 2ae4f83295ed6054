import type { Message } from './message.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Mail programs know neither variables nor the brand's colour space, so the colours are neutral ones. */
const STYLE = `body { margin: 0; padding: 24px 12px; background: #f2f5f3; color: #16201b; font: 16px/1.5 sans-serif }
main { display: block; max-width: 520px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 16px }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3 }
p { margin: 0 0 16px; overflow-wrap: anywhere }
a { display: block; padding: 12px 16px; border: 1px solid; border-radius: 10px; color: #0b6b43; word-break: break-all }
@media (prefers-color-scheme: dark) {
  body { background: #0d1411; color: #e8efeb }
  main { background: #17211c }
  a { color: #6fd3a4 }
}`;

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
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title>\n` +
    `<style>${STYLE}</style></head>\n` +
    `<body><main>\n<h1>${escape(subject)}</h1>\n${paragraphs.join('\n')}\n</main></body>\n</html>\n`
  );
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** An address is written left to right, even in right-to-left text. */
function linked(html: string): string {
  return html.replaceAll(/https?:\/\/\S+/g, (address) => `<a dir="ltr" href="${address}">${address}</a>`);
}
