import type { approvalTexts } from '../../../sections/backoffice/texts.ts';

export const backofficeApproval: typeof approvalTexts = {
  decided: 'Decididas',
  pending: 'Pendientes',
  all: 'Todas',
  approve: 'Aprobar',
  own: 'Su propia solicitud',
  ownTitle: 'No puede decidir su propia solicitud',
  ownText: 'Debe decidir un colega que tenga el permiso.',
  requestedAt: 'Solicitado',
  result: (label, state) => `${label}: ${state}`,
  approveText: 'Surte efecto de inmediato.',
  rejectText: 'No surte efecto.',
  withdraw: 'Retirar la solicitud',
  withdrawText: 'Termina ahora y no surte efecto. Puede enviar una nueva.',
  withdrawn: 'Solicitud retirada',
  changes: 'Cambios',
  once:
    'Se ejecuta una vez, exactamente con estos valores. Si el registro ha cambiado desde entonces, la ' +
    'solicitud falla; envíe una nueva.',
};
