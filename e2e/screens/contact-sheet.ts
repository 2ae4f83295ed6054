import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES, WIDTHS } from './camera.ts';

const STYLE = [
  'body{font:14px system-ui;margin:24px;background:#888}',
  'div{display:flex;gap:12px;overflow-x:auto;align-items:start}',
  'img{height:640px}',
].join('');

/** Writes index.html: a row of pictures per scene, phones first. The browser leaves out pictures that do not exist. */
export function writeContactSheet(folder: string, names: readonly string[]): void {
  const rows = names.map((name) => `<h2 id="${name}">${name}</h2><div>${picturesOf(name)}</div>`);
  const head = `<meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>`;
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en">${head}${rows.join('')}</html>`);
}

function picturesOf(name: string): string {
  const files = WIDTHS.flatMap((width) => THEMES.map((theme) => `${name}.${theme}.${width}.jpg`));
  return files
    .map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}" title="${file}"></a>`)
    .join('');
}
