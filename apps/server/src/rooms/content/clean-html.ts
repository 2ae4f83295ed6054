import { RICH_TEXT_TAGS } from '@fairlot/contract/content/rich-text';
import sanitizeHtml from 'sanitize-html';
import { isSafeImage } from '../site/index.ts';

/** Style attributes would violate the pages' content security policy. */
const ATTRIBUTES = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
/** Elements whose text is not page text. */
const HOLDERS = [
  'script',
  'style',
  'template',
  'textarea',
  'option',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'xmp',
  'plaintext',
];
const MAX_DEPTH = 20;
const LINK = /^(\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/i;

/**
 * Makes operators' HTML safe to display.
 * @param imageHosts origins that pictures may come from besides this site
 */
export function cleanHtml(html: string, imageHosts: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags: RICH_TEXT_TAGS,
    allowedAttributes: ATTRIBUTES,
    nonTextTags: HOLDERS,
    nestingLimit: MAX_DEPTH,
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href, title }) => {
        const attribs: Record<string, string> = title === undefined ? {} : { title };
        if (href !== undefined && LINK.test(href.trim()))
          Object.assign(attribs, { href: href.trim(), rel: 'noopener noreferrer' });
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSafeImage((attribs['src'] ?? '').trim(), imageHosts),
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The text of clean HTML as one line of plain text. @param length maximum number of characters */
export function previewOf(html: string, length: number): string {
  const words = sanitizeHtml(html.replace(/<(br|\/p|\/li|\/h\d|\/t[dh])\b/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  const text = words
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(text);
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
