import { deflateSync } from 'node:zlib';

/** Object numbers that exist in every file. */
const CATALOGUE = 1;
const PAGES = 2;
const REGULAR = 3;
const BOLD = 4;

/** A picture of a short text, drawn once and shown on any page. */
export interface Stamp {
  /** In points. */
  width: number;
  height: number;
  /** Width of the mask in pixels. */
  columns: number;
  rows: number;
  /** Coverage of each pixel, 0 to 255, row by row. */
  mask: Buffer;
}

export interface PdfFile {
  /**
   * @param grey 0 is black, 1 white
   * @returns the number by which pages refer to the stamp
   */
  addStamp(stamp: Stamp, grey: number): number;
  /** @param content operators of the page; a stamp is `/S<number> Do` */
  addPage(content: string, stamps: Iterable<number>): void;
  finish(): void;
  /** Returns the bytes written since the last call. */
  take(): Buffer;
}

/**
 * Writes a PDF page by page. Finished parts are handed out and forgotten. Only the offset of every object is kept, so
 * the number of pages does not matter. Figures and plain Latin text use two fonts that every viewer has (`/F1`, `/F2`);
 * all other text is drawn as stamps.
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
  // The second line marks the file as binary for file transfer programs.
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

/** Text of any script in the form that PDF uses outside page content. */
export function hexText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

/** Replaces letters that the fonts of the file lack with question marks. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');
}

/** Text as a PDF string in parentheses, with the letters of `plainLetters`. */
export function plainText(text: string): string {
  return `(${plainLetters(text).replace(/[\\()]/g, String.raw`\$&`)})`;
}

/** A line of the cross-reference table has twenty bytes. */
function placeLine(offset: number | undefined): string {
  return `${String(offset ?? 0).padStart(10, '0')} 00000 n \n`;
}
