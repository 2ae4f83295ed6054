import type { emergencyTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeEmergency: typeof emergencyTexts = {
  title: 'Acesso de emergência',
  text:
    'Por meia hora você tem todas as permissões, exceto as que pagam membros, alteram operadores ou funções, ou ' +
    'decidem solicitações. Todos os operadores são avisados.',
  begin: 'Iniciar acesso de emergência',
  beginText: 'Seu nome e seu motivo são mostrados a todos os operadores e registrados na trilha de auditoria.',
  end: 'Encerrar acesso de emergência',
  endText: 'Você volta a ter as permissões da sua função.',
  until: (time) => `Seu acesso de emergência dura até ${time}.`,
};
