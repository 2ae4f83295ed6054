import type { identityProviderTexts } from '../../../sections/verification/connection-texts.ts';

export const verificationProvider: typeof identityProviderTexts = {
  groups: {
    identity: 'Verificações de identidade',
    register: 'Registro de exclusões',
    sanctions: 'Listas de sanções',
  },
  names: {
    sumsub: 'Sumsub',
    identity: 'Protocolo assinado: verificações de identidade',
    gamstop: 'GAMSTOP (Grã-Bretanha)',
    register: 'Protocolo assinado: registro de exclusões',
    sanctions: 'Protocolo assinado: listas de sanções',
  },
  notes: {
    sumsub:
      'Não certificado: teste antes com suas próprias chaves. Digite o endereço do webhook abaixo no painel da ' +
      'Sumsub, com o evento applicantReviewed e um digest por SHA-256 ou SHA-512.',
    gamstop:
      'Não certificado: teste antes com sua própria chave. O registro é consultado quando a verificação de ' +
      'identidade devolve nome, data de nascimento e código postal. Até lá, o membro não pode jogar nem depositar.',
    identity: 'Sem provedor, os operadores conferem os documentos.',
    register: 'Enquanto o mercado exige um registro e nenhum responde, ninguém pode se cadastrar, jogar ou depositar.',
    sanctions: 'Sem listas, os nomes não são conferidos.',
  },
  fields: {
    levelName: 'Nível de verificação (nome no painel)',
    country: 'País dos documentos (três letras, como GBR)',
    batchUrl: 'Endereço da verificação em lote',
  },
  keys: {
    appToken: 'App token',
    secretKey: 'Chave secreta do app token',
    webhookSecret: 'Chave secreta do webhook',
    apiKey: 'Chave de API',
    secret: 'Chave compartilhada',
  },
  facts: { webhookUrl: 'Endereço do webhook' },
  offText:
    'Um segundo operador precisa aprovar. Sem verificações de identidade, os operadores conferem os documentos. Sem ' +
    'um registro exigido pelo mercado, os jogadores não podem se cadastrar, jogar nem depositar.',
};
