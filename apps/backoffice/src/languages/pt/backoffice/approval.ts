import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  title: 'Aprovações',
  decided: 'Decididas',
  pending: 'Pendentes',
  all: 'Todas',
  approve: 'Aprovar',
  reject: 'Recusar',
  own: 'Sua própria solicitação',
  look: 'Ver',
  ownTitle: 'Você não pode decidir sua própria solicitação',
  ownText: 'Um colega com a permissão precisa decidir.',
  request: 'Solicitação',
  requestedAt: 'Solicitado em',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'Vale imediatamente.',
  rejectText: 'Não entra em vigor.',
  changes: 'Alterações',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  once:
    'É executada uma vez, exatamente com estes valores. Se o registro mudou desde então, a solicitação falha; envie ' +
    'uma nova.',
};
