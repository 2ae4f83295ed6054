import type { firstDaysTexts } from '../../../sections/backoffice/setup/first-days-texts.ts';

export const backofficeFirstDays: typeof firstDaysTexts = {
  first: 'Primeiro backup e primeiro alarme',
  backup: 'Um backup que foi restaurado',
  backupText: 'Faça um backup e restaure em outro banco de dados; o guia de abertura lista os comandos.',
  archived: (time) =>
    `O banco de dados arquivou seu log pela última vez em ${time}. Isto não mostra que ele pode ser restaurado.`,
  archiveFails:
    'O banco de dados não consegue arquivar seu log: a última tentativa falhou. Veja o log do servidor dele.',
  notArchived: 'O banco de dados não arquiva log: um backup tem a idade da sua última cópia.',
  backupDone: 'Restaurei um backup',
  backupAgain: 'Restaurei outro backup',
  alarm: 'Um alarme que chegou',
  alarmText: (rules) =>
    rules === 0
      ? 'Adicione uma regra com seu endereço de e-mail e deixe que ela dispare uma vez.'
      : 'Existe uma regra. Nenhum alarme foi entregue ainda.',
  alarmSent: 'Primeiro entregue',
  toAlarms: 'Ir para Alarmes',
};
