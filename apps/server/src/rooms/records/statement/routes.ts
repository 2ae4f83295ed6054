import { Readable } from 'node:stream';
import { records as contract } from '@fairlot/contract';
import { type BoundRoute, type Caller, fileRoute } from '../../../platform/http/index.ts';
import type { RecordsPlatform } from '../ports.ts';
import { knownLanguages } from '../../site/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { statementCsv } from './csv.ts';
import { type StatementPaper, wordsOf } from './paper.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import { readMonth } from './period.ts';

/** Monthly statements: CSV is written while it is read, a PDF is drawn in a separate thread. */
export function createStatementRoutes({ people, site }: RecordsPlatform, wallet: Wallet): BoundRoute[] {
  const read = async (caller: Caller, language: string, name: string): Promise<StatementPaper> => {
    const { memberId, asset } = caller;
    const zone = await site.timeZone();
    const month = readMonth(name, zone, Date.now());
    const member = await people.find(memberId);
    const statement = await wallet.statement(memberId, asset, month);
    const words = wordsOf(language);
    const { tag = 'en' } = knownLanguages().find(({ code }) => code === words.language) ?? {};
    return { ...words, tag, statement, month, account: member?.account ?? '', currency: asset, zone };
  };
  return [
    fileRoute(contract.statementCsv, async ({ caller, language, query: { month } }) => {
      const paper = await read(caller, language, month);
      return { name: `statement-${month}.csv`, content: Readable.from(statementCsv(paper), { objectMode: false }) };
    }),
    fileRoute(contract.statementPdf, async ({ caller, language, query: { month } }) => {
      const paper = await read(caller, language, month);
      return { name: `statement-${month}.pdf`, content: Readable.from(await drawPdf(paper), { objectMode: false }) };
    }),
  ];
}
