import type { RenderedPage } from '@fairlot/web/app/render-types';
import { LOADER } from './loader.ts';
import type { Assets } from './manifest.ts';

/**
 * The HTML document of a rendered page, in parts. Joining them would make a copy with two bytes per letter, because of
 * the letters in one language's name.
 */
export function writeDocument(page: RenderedPage, assets: Assets): readonly string[] {
  const boot = JSON.stringify(assets.scriptsFor(page.modules));
  const head = [
    `<!doctype html><html lang="${escapeText(page.lang)}" dir="${escapeText(page.dir)}" ` +
      `data-theme="${page.theme}"${page.look.tone === 'solid' ? ' data-tone="solid"' : ''}><head><meta ` +
      'charset="utf-8">',
    // With an open keyboard, pinned controls stay above it and sheets become as much lower.
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,' +
      'interactive-widget=resizes-content">',
    `<meta name="theme-color" content="${escapeText(page.themeColor)}">`,
    `<title>${escapeText(page.title)}</title>`,
    ...assets
      .fontsFor(page.lang)
      .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<link rel="stylesheet" href="${assets.css}">`,
    page.needsPageStyles
      ? `<link rel="stylesheet" href="${assets.pagesCss}">`
      : `<link id="pages" rel="prefetch" as="style" href="${assets.pagesCss}">`,
    ...(page.look.style === null ? [] : [`<link id="look" rel="stylesheet" href="${escapeText(page.look.style)}">`]),
    `<link id="icon" rel="icon" href="${escapeText(page.look.icon)}">`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${escapeText(page.language)}">`,
    '<link rel="apple-touch-icon" href="/app-icon/180.png"></head>',
    `<body><div id="bar">${page.bar}</div><div id="app">`,
  ].join('');
  const data =
    `</div><script type="application/json" id="data">${page.data}</script><script type="application/json" ` +
    `id="boot">${boot}</script>`;
  return [head, page.html, data, SCRIPT_AND_END];
}

const SCRIPT_AND_END = `<script>${LOADER}</script></body></html>`;

/** The page shown when rendering fails entirely. */
export function writeFailure(): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Please ' +
    'reload</title></head><body><h1>This page cannot be shown right now</h1><p>Please reload in a moment.</p>' +
    '</body></html>'
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
