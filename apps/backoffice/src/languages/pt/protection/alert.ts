import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: 'Sinal',
  from: 'limiar',
  open: 'Abertos',
  handled: 'Tratados',
  done: 'Desfecho',
  close: 'Registrar o desfecho',
  note: 'Constatações e acordo',
  noteHint: 'Pelo menos 10 caracteres, para o regulador. Salvo enquanto você digita.',
  compared: (now, before) => `Agora ${now}, antes ${before}`,
  spokenHint: 'O membro não recebe ofertas nem presentes por 30 dias.',
  outcomes: {
    spoken: 'Conversa com o membro',
    limit: 'O membro definiu um limite ou uma pausa',
    watched: 'O acompanhamento continua',
    none: 'Nenhuma ação necessária',
  },
};
