import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: 'Mensagens de texto', mail: 'E-mail' },
  names: { 'http-sms': 'Gateway de SMS próprio', twilio: 'Twilio', smtp: 'Servidor SMTP' },
  notes: {
    'http-sms': 'Um gateway que aceita nossas chamadas HTTP. Só um provedor de SMS é usado por vez.',
    twilio: 'Não certificado: teste com sua própria conta antes de abrir o site.',
    smtp: 'O servidor que envia e-mail a membros e operadores. O nome de host dele precisa ser público.',
  },
  fields: {
    accountSid: 'Account SID',
    from: 'Remetente',
    host: 'Host',
    port: 'Porta',
    security: 'Criptografia',
    user: 'Nome de usuário',
  },
  options: { starttls: 'STARTTLS (normalmente porta 587)', tls: 'TLS (normalmente porta 465)', none: 'Nenhuma' },
  keys: { apiKey: 'Chave de API', authToken: 'Auth token', password: 'Senha' },
  offText:
    'As mensagens esperam até outro provedor ser conectado, ou expiram. Códigos de login deixam de ser entregues.',
  recipients: {
    sms: 'Enviar um teste ao número, como +84912345678',
    mail: 'Enviar um teste ao endereço',
  },
};
