import { deflateSync } from 'node:zlib';

/** Numbers of objects that stand in every file. */
const CATALOGUE = 1;
const PAGES = 2;
const REGULAR = 3;
const BOLD = 4;

/** A picture of a few words, drawn once and shown on any page. */
export interface Stamp {
  /** Points. */
  width: number;
  height: number;
  /** Pixels of the mask. */
  columns: number;
  rows: number;
  /** How black each pixel is, 0 to 255, line by line. */
  mask: Buffer;
}

export interface PdfFile {
  /**
   * @param grey 0 is black, 1 white
   * @returns the number by which pages name the stamp
   */
  addStamp(stamp: Stamp, grey: number): number;
  /** @param content operators of the page; a stamp is `/S<number> Do` */
  addPage(content: string, stamps: Iterable<number>): void;
  finish(): void;
  /** What was written since the last call. */
  take(): Buffer;
}

/**
 * Writes a PDF page by page. What is done is handed out and forgotten: apart from the place of every object nothing is
 * kept, so that the number of pages does not matter. Figures and plain Latin text use the two fonts that every viewer
 * brings along (`/F1`, `/F2`); all other words come as stamps.
 * @param title shown by viewers as the name of the document
 */
export function createPdfFile(size: { width: number; height: number }, title: string, language: string): PdfFile {
  const places: number[] = [];
  const pages: number[] = [];
  let waiting: Buffer[] = [];
  let offset = 0;
  let next = BOLD + 1;
  const put = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    waiting.push(bytes);
    offset += bytes.length;
  };
  const object = (number: number, text: string) => {
    places[number] = offset;
    put(`${number} 0 obj\n${text}\nendobj\n`);
  };
  const stream = (head: string, content: Buffer): number => {
    const packed = deflateSync(content);
    const number = next++;
    places[number] = offset;
    put(`${number} 0 obj\n${head}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
    put(packed);
    put('\nendstream\nendobj\n');
    return number;
  };
  // The second line tells programs that move files that this one is not text.
  put('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
  object(REGULAR, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  object(BOLD, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>');

  return {
    addStamp: ({ columns, rows, mask }, grey) => {
      const common =
        `<</Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}` + '/ColorSpace/DeviceGray/BitsPerComponent 8';
      const shape = stream(common, mask);
      return stream(`${common}/SMask ${shape} 0 R`, Buffer.alloc(columns * rows, Math.round(grey * 255)));
    },
    addPage: (content, stamps) => {
      const body = stream('<<', Buffer.from(content, 'latin1'));
      const named = [...stamps].map((stamp) => `/S${stamp} ${stamp} 0 R`).join('');
      const page = next++;
      pages.push(page);
      object(
        page,
        `<</Type/Page/Parent ${PAGES} 0 R/Contents ${body} 0 R/Resources<</Font<</F1 ${REGULAR} 0 R/F2 ${BOLD} 0 R>>` +
          `/XObject<<${named}>>>>>>`,
      );
    },
    finish: () => {
      const info = next++;
      object(info, `<</Title ${hexText(title)}>>`);
      const kids = pages.map((page) => `${page} 0 R`).join(' ');
      const box = `/MediaBox[0 0 ${size.width} ${size.height}]`;
      object(PAGES, `<</Type/Pages/Count ${pages.length}${box}/Kids[${kids}]>>`);
      object(
        CATALOGUE,
        `<</Type/Catalog/Pages ${PAGES} 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
      );
      const start = offset;
      const lines = Array.from({ length: next - 1 }, (_, index) => placeLine(places[index + 1])).join('');
      put(`xref\n0 ${next}\n0000000000 65535 f \n${lines}`);
      put(`trailer\n<</Size ${next}/Root ${CATALOGUE} 0 R/Info ${info} 0 R>>\nstartxref\n${start}\n%%EOF\n`);
    },
    take: () => {
      const taken = Buffer.concat(waiting);
      waiting = [];
      return taken;
    },
  };
}

/** Text of any script as PDF writes it outside pages. */
export function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** What of a text the fonts of the file can show: what they lack becomes a question mark. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');
}

/** The same between brackets. */
export function plainText(text: string): string {
  return `(${plainLetters(text).replace(/[\\()]/g, String.raw`\$&`)})`;
}

/** A line of the table of places has twenty bytes. */
function placeLine(offset: number | undefined): string {
  return `${String(offset ?? 0).padStart(10, '0')} 00000 n \n`;
}
