import type { words } from '../../../sections/backoffice/setup/warnings.ts';

export const backofficeWarnings: typeof words = {
  register:
    'Seu mercado exige um registro de exclusões. Conecte um em Verificações de identidade e exclusões: sem ele, os ' +
    'jogadores não podem depositar nem jogar.',
  contact:
    'O registro procura jogadores por e-mail ou número de celular. Adicione o campo E-mail como obrigatório em ' +
    'Configurações de cadastro: sem ele, novos jogadores não podem depositar nem jogar.',
  sandboxOnly:
    'Só o sandbox: depósitos ou pagamentos são simulados aqui. Em produção o sandbox não roda, e esta etapa fica ' +
    'aberta até você conectar um provedor.',
  drafts: (count) =>
    `Trechos de termos e privacidade que ainda são rascunhos, em todos os idiomas: ${count}. Substitua-os pelo texto ` +
    'de um advogado para a sua licença. A prévia os marca.',
};
