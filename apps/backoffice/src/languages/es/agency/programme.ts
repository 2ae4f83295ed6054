import type { programmeTexts } from '../../../sections/agency/programme-texts.ts';

export const agencyProgramme: typeof programmeTexts = {
  applications: 'Solicitudes de agente',
  accept: 'Hacer agente',
  refuse: 'Rechazar',
  answer: 'Respuesta',
  answerHint: 'Se envía a la bandeja de entrada del miembro tal como está escrita aquí',
  answerMissing: 'Escriba primero una respuesta',
  sources: { form: 'Formulario', feedback: 'Sugerencias' },
  states: { waiting: 'Pendiente', accepted: 'Aceptada', refused: 'Rechazada' },
  all: 'Todas',
  templates: 'Plantillas de contrato',
  noTemplates: 'Aún no hay plantillas. Añada una para ofrecer un contrato a los agentes de primer nivel.',
  newTemplate: 'Plantilla nueva',
  retire: 'Dar de baja la plantilla',
  activeFrom: 'Volumen apostado que hace activo a un miembro',
  type: 'Método de cálculo',
  carryOver: 'Arrastre de pérdidas',
  carryOvers: {
    none: 'Ninguno',
    previous: 'Del período anterior',
    permanent: 'Hasta recuperarlas',
    secondHalf: 'Dentro de un mes, de la primera mitad a la segunda',
  },
  isCollected: 'Facturas',
  collected: { no: 'Se pagan automáticamente', yes: 'Las cobra el destinatario en 30 días' },
  steps: 'Tramos',
  step: 'Tramo',
  sales: 'Volumen apostado desde',
  active: 'Miembros activos',
  rate: 'Tasa en %',
  loss: 'Pérdida desde',
  addStep: 'Añadir un tramo',
  dropStep: 'Quitar este tramo',
  faults: {
    amount: 'Introduzca un importe, como 1000 o 1000.50',
    active: 'Introduzca un número entero',
    rate: 'Introduzca una tasa de 0.01 a 30',
  },
  create: 'Guardar plantilla',
  offer: 'Ofrecer un contrato',
  template: 'Plantilla',
  offerNone: 'Aún no hay plantillas. Cree primero una.',
  offerHint: 'El agente debe aceptarlo. Entonces sustituye al contrato activo.',
  rates: 'Fijar tasas',
  ratesHint:
    'Loterías por grupo de premios, todo lo demás en centésimas de por ciento: 50 es 0.50%. Las tasas nuevas se ' +
    'aplican a las apuestas hechas tras la aprobación.',
  ratesWrong: 'Introduzca un número entero',
  rateRange: (least, most) =>
    most === undefined
      ? `Al menos ${least}, la tasa más alta de un miembro directo de la línea inferior`
      : `De ${least} a ${most}, la tasa de la línea superior`,
};
