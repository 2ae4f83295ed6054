import { RICH_TEXT_TAGS } from '@fairlot/contract/content/rich-text';
import createPurifier from 'dompurify';

const ATTRIBUTES = ['href', 'title', 'src', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan'];
const LINK = /^(\/(?![/\\])|https?:\/\/|mailto:)[^\s\\]*$/i;
const PICTURE = /^(\/(?![/\\])|https:\/\/)[^\s\\]*$/i;

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.nodeName === 'A') guardLink(element);
  if (element.nodeName === 'IMG') guardPicture(element);
});

/** Sanitises operators' HTML for the page. Runs in the browser only. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: RICH_TEXT_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** External links open in a new tab and send no referrer. */
function guardLink(link: Element): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  if (!LINK.test(href)) return link.removeAttribute('href');
  link.setAttribute('rel', 'noopener noreferrer');
  if (/^https?:/i.test(href)) link.setAttribute('target', '_blank');
}

function guardPicture(picture: Element): void {
  if (!PICTURE.test(picture.getAttribute('src') ?? '')) return picture.remove();
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
}
