import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: 'Decididas',
  pending: 'Pendentes',
  all: 'Todas',
  approve: 'Aprovar',
  own: 'Sua própria solicitação',
  ownTitle: 'Você não pode decidir sua própria solicitação',
  ownText: 'Um colega com a permissão precisa decidir.',
  requestedAt: 'Solicitado em',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'Vale imediatamente.',
  rejectText: 'Não entra em vigor.',
  withdraw: 'Retirar a solicitação',
  withdrawText: 'Termina agora e não entra em vigor. Você pode enviar uma nova.',
  withdrawn: 'Solicitação retirada',
  changes: 'Alterações',
  once:
    'É executada uma vez, exatamente com estes valores. Se o registro mudou desde então, a solicitação falha; envie ' +
    'uma nova.',
};
