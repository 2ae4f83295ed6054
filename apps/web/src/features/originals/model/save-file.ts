import { saveFile as saveText } from '../../security/account/model/save-file.ts';

/** Saves a file for `fairlot-verify` from the data on the page. */
export function saveFile(name: string, content: object): void {
  saveText(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
}
