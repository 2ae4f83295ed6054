import sanitizeHtml from 'sanitize-html';

/** Shapes, gradients and clips. No text, no images, no styles, no references to anything outside the drawing. */
const TAGS = [
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
];
const SHARED = [
  'id',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-miterlimit',
  'stroke-opacity',
  'x',
  'y',
  'width',
  'height',
  'rx',
  'ry',
];
const OWN: Record<string, string[]> = {
  svg: ['viewBox', 'xmlns', 'preserveAspectRatio'],
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
  clipPath: ['clipPathUnits'],
  mask: ['maskUnits', 'maskContentUnits'],
};
/** Colours, numbers, paths, names, and references to parts of the same drawing. */
const VALUE = /^(?:url\(#[\w-]{1,64}\)|[\w\s.,#%()+-]*)$/;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const MAX_DEPTH = 30;

/**
 * Sanitises an SVG to pure drawing: elements and attributes not listed above are dropped, as is every value that could
 * refer outside the file.
 * @returns undefined for a file that is not a drawing with its own size
 */
export function cleanSvg(file: Buffer): Buffer | undefined {
  const text = file.toString('utf8');
  // A logo needs no XML entities or style sheets.
  if (text.includes('\uFFFD') || /<!(?:DOCTYPE|ENTITY|\[CDATA)|<\?xml-stylesheet/i.test(text)) return undefined;
  const clean = sanitizeHtml(text, {
    allowedTags: TAGS,
    nestingLimit: MAX_DEPTH,
    allowedAttributes: Object.fromEntries(TAGS.map((tag) => [tag, [...SHARED, ...(OWN[tag] ?? [])]])),
    nonTextTags: ['script', 'style', 'foreignObject', 'text', 'iframe', 'image'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: tagName === 'svg' ? { xmlns: NAMESPACE, ...harmless(attribs) } : harmless(attribs),
      }),
    },
  }).trim();
  const isDrawing =
    /^<svg [^>]*viewBox="[\d\s.,+-]+"[^>]*>[^]*<\/svg>$/.test(clean) && clean.split('<svg').length === 2;
  return isDrawing ? Buffer.from(clean) : undefined;
}

function harmless(attribs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attribs).filter(([, value]) => VALUE.test(value)));
}
