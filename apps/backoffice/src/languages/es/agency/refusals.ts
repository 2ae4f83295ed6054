import type { refusals } from '../../../sections/agency/texts.ts';

export const agencyRefusals: typeof refusals = {
  'agency.move.below': 'Un miembro no puede quedar debajo de sí mismo ni de un miembro de su propio equipo.',
  'agency.application.decided': 'Otro operador ya decidió esta solicitud.',
  'agency.run.changed': 'Las facturas de esta liquidación cambiaron. Revísela de nuevo.',
  'agency.template.exists': 'Ya existe una plantilla con este nombre.',
  'agency.bill.closed': 'Esta factura fue rechazada o venció. No se pagará.',
  'agency.correction.below': 'Una corrección no puede dejar negativos una factura ni un día.',
  'contract.refused':
    'Este contrato no se puede ofrecer ahora. El agente debe estar en el nivel superior y no tener ninguna ' +
    'oferta abierta.',
  'rate.refused':
    'Esta tasa es mayor que la de la línea superior, o menor que la de un miembro directo de la línea inferior.',
};
