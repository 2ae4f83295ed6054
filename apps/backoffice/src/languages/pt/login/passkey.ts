import type { passkeyTexts } from '../../../login/texts.ts';

export const loginPasskey: typeof passkeyTexts = {
  heading: 'Chaves de acesso',
  use: 'Usar uma chave de acesso',
  add: 'Adicionar chave de acesso',
  addText: 'Uma chave de acesso neste aparelho ou uma chave de segurança substitui a senha e é o seu segundo fator.',
  name: 'Nome da chave de acesso',
  nameHint: 'Por exemplo, o nome do aparelho.',
  none: 'Você ainda não tem chaves de acesso.',
  never: 'Nunca',
  synced: 'Guardada em',
  isSynced: 'Sua conta do fabricante do aparelho',
  isBound: 'Só neste aparelho',
  rename: 'Renomear',
  renameOf: (name) => `Renomear ${name}`,
  save: 'Salvar nome',
  removeOf: (name) => `Remover ${name}`,
  removeText: (name) =>
    `“${name}” não servirá mais para entrar. As sessões abertas com ela terminam na hora. Isto pode incluir sua ` +
    'sessão atual.',
  added: 'Chave de acesso adicionada. Suas outras sessões terminaram.',
  renamed: 'Nome salvo.',
  removed: 'Chave de acesso removida.',
  unknown: 'Este navegador não oferece suporte a chaves de acesso neste endereço.',
  known: 'Este aparelho já tem uma das suas chaves de acesso.',
  cancelled: 'Nenhuma chave de acesso foi escolhida. Tente de novo quando quiser.',
  failed: 'O aparelho não conseguiu usar uma chave de acesso.',
};
