import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': 'Um membro não pode ficar abaixo de si mesmo nem de um membro da própria equipe.',
  'agency.application.decided': 'Outro operador já decidiu esta candidatura.',
  'agency.run.changed': 'Faturas desta liquidação mudaram. Confira de novo.',
  'agency.template.exists': 'Já existe um modelo com este nome.',
  'agency.bill.closed': 'Esta fatura foi recusada ou expirou. Ela não será paga.',
  'agency.correction.below': 'Uma correção não pode deixar uma fatura ou um dia negativos.',
  'contract.refused':
    'Este contrato não pode ser oferecido agora. O agente precisa estar no nível mais alto e não ter oferta aberta.',
  'rate.refused': 'Esta taxa é maior que a do agente acima, ou menor que a de um membro logo abaixo.',
};
