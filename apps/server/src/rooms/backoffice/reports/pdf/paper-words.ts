import * as english from '@fairlot/contract/backoffice/report-words';
import type { ReportWords } from '@fairlot/contract/backoffice/report-words';
import { words as es } from '@fairlot/contract/backoffice/report-words/es';
import { words as id } from '@fairlot/contract/backoffice/report-words/id';
import { words as pt } from '@fairlot/contract/backoffice/report-words/pt';
import { words as th } from '@fairlot/contract/backoffice/report-words/th';
import { words as vi } from '@fairlot/contract/backoffice/report-words/vi';
import { words as zh } from '@fairlot/contract/backoffice/report-words/zh';

/** Texts and formats of the document of a report in one language. */
export interface PaperWords extends ReportWords {
  /** Language of the document, numbers and dates; BCP 47. */
  locale: string;
  /** A name of the month instead of its number, where it is short and needs no letters beyond ASCII. */
  month: 'short' | '2-digit';
  time: string;
  /** Head of rows without a grouping. */
  row: string;
  total: string;
  period: string;
  compared: string;
  filter: string;
  currency: string;
  read: string;
  none: string;
  /** Above the first rows of a report that was not read to its end. */
  cutReport: (shown: string) => string;
  /** Above the first rows of a report that is longer than a document. */
  cutRows: (shown: string, all: string) => string;
}

const EN: PaperWords = {
  titles: english.REPORT_TITLES,
  groups: english.REPORT_GROUPS,
  numbers: english.REPORT_NUMBERS,
  values: english.REPORT_VALUES,
  locale: 'en-GB',
  month: 'short',
  time: 'Time',
  row: 'Row',
  total: 'Total',
  period: 'Period',
  compared: 'Compared with',
  filter: 'Filter',
  currency: 'Currency',
  read: 'Read',
  none: 'No data in this period.',
  cutReport: (shown) =>
    `The first ${shown} rows of a longer report follow. Choose a shorter period or larger time columns.`,
  cutRows: (shown, all) => `The first ${shown} of ${all} rows follow. The CSV and Parquet files contain all of them.`,
};

/** Texts by operator code of the console's languages. */
export const PAPER_WORDS: Readonly<Record<string, PaperWords>> = {
  EN,
  VI: {
    ...vi,
    locale: 'vi-VN',
    month: '2-digit',
    time: 'Thời gian',
    row: 'Dòng',
    total: 'Tổng',
    period: 'Kỳ',
    compared: 'So với',
    filter: 'Bộ lọc',
    currency: 'Tiền tệ',
    read: 'Đọc lúc',
    none: 'Không có dữ liệu trong khoảng thời gian này.',
    cutReport: (shown) =>
      `Dưới đây là ${shown} dòng đầu của một báo cáo dài hơn. ` +
      'Hãy chọn khoảng thời gian ngắn hơn hoặc cột thời gian lớn hơn.',
    cutRows: (shown, all) => `Dưới đây là ${shown} dòng đầu trong ${all} dòng. Tệp CSV và Parquet có đủ tất cả.`,
  },
  ES: {
    ...es,
    locale: 'es-419',
    month: 'short',
    time: 'Tiempo',
    row: 'Fila',
    total: 'Total',
    period: 'Período',
    compared: 'Comparado con',
    filter: 'Filtro',
    currency: 'Moneda',
    read: 'Leído',
    none: 'No hay datos en este período.',
    cutReport: (shown) =>
      `Siguen las primeras ${shown} filas de un informe más largo. ` +
      'Elija un período más corto o columnas de tiempo mayores.',
    cutRows: (shown, all) =>
      `Siguen las primeras ${shown} de ${all} filas. Los archivos CSV y Parquet las contienen todas.`,
  },
  PT: {
    ...pt,
    locale: 'pt-BR',
    month: '2-digit',
    time: 'Tempo',
    row: 'Linha',
    total: 'Total',
    period: 'Período',
    compared: 'Comparado com',
    filter: 'Filtro',
    currency: 'Moeda',
    read: 'Lido',
    none: 'Sem dados neste período.',
    cutReport: (shown) =>
      `Seguem as primeiras ${shown} linhas de um relatório mais longo. ` +
      'Escolha um período mais curto ou colunas de tempo maiores.',
    cutRows: (shown, all) => `Seguem as primeiras ${shown} de ${all} linhas. Os arquivos CSV e Parquet contêm todas.`,
  },
  TY: {
    ...th,
    locale: 'th-TH',
    month: '2-digit',
    time: 'เวลา',
    row: 'แถว',
    total: 'รวม',
    period: 'ช่วงเวลา',
    compared: 'เทียบกับ',
    filter: 'ตัวกรอง',
    currency: 'สกุลเงิน',
    read: 'อ่านเมื่อ',
    none: 'ไม่มีข้อมูลในช่วงนี้',
    cutReport: (shown) => `แสดง ${shown} แถวแรกของรายงานที่ยาวกว่านี้ เลือกช่วงที่สั้นลงหรือคอลัมน์เวลาที่กว้างขึ้น`,
    cutRows: (shown, all) => `แสดง ${shown} แถวแรกจาก ${all} แถว ไฟล์ CSV และ Parquet มีครบทุกแถว`,
  },
  ID: {
    ...id,
    locale: 'id-ID',
    month: 'short',
    time: 'Waktu',
    row: 'Baris',
    total: 'Total',
    period: 'Periode',
    compared: 'Dibandingkan dengan',
    filter: 'Filter',
    currency: 'Mata uang',
    read: 'Dibaca',
    none: 'Tidak ada data dalam periode ini.',
    cutReport: (shown) =>
      `Berikut ${shown} baris pertama dari laporan yang lebih panjang. ` +
      'Pilih periode lebih pendek atau kolom waktu lebih besar.',
    cutRows: (shown, all) => `Berikut ${shown} baris pertama dari ${all}. Berkas CSV dan Parquet memuat semuanya.`,
  },
  CN: {
    ...zh,
    locale: 'zh-CN',
    month: '2-digit',
    time: '时间',
    row: '行',
    total: '合计',
    period: '期间',
    compared: '对比',
    filter: '筛选',
    currency: '货币',
    read: '读取时间',
    none: '此期间没有数据。',
    cutReport: (shown) => `以下为较长报表的前 ${shown} 行。请缩短期间或加大时间列。`,
    cutRows: (shown, all) => `以下为 ${all} 行中的前 ${shown} 行。CSV 和 Parquet 文件包含全部行。`,
  },
};

/** The language of documents for a request in a language, as an operator code; English for one without texts. */
export const paperLanguageOf = (code: string): string =>
  Object.hasOwn(PAPER_WORDS, code.toUpperCase()) ? code.toUpperCase() : 'EN';

export const paperWordsOf = (code: string): PaperWords => PAPER_WORDS[paperLanguageOf(code)] ?? EN;

/** The language of names in documents: the fonts have too few Chinese characters for names. */
export const namesOf = (code: string): string => (code.toUpperCase() === 'CN' ? 'EN' : code);
