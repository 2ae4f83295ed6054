import type { legalTexts } from '../../../sections/site/legal/legal-texts.ts';

const COMMON_ES = [
  'Este perfil no pertenece a ningún mercado: siga su licencia. La mayoría exige las frases entre corchetes.',
  'La autoridad que otorga la licencia y el número de la licencia. Añádalos en la tarjeta Empresa y licencias.',
  'Cómo se guarda el dinero de los miembros si la empresa quiebra, y la ley aplicable.',
  'Una organización que ayuda con los problemas de juego, y un organismo de reclamaciones.',
  'La empresa responsable de los datos personales, y la autoridad de protección de datos.',
];

export const siteLegal: typeof legalTexts = {
  heading: 'Condiciones y privacidad',
  text:
    'Estos borradores vienen con la plataforma y se muestran como los leen los jugadores. No son asesoramiento ' +
    'jurídico. Haga que los revisen para su licencia, y sustituya los pasajes que no convengan. Su mercado ' +
    'exige las frases con [corchetes], y los jugadores solo las ven cuando usted ha guardado el pasaje.',
  language: 'Idioma de los borradores',
  draft: 'Borrador',
  own: 'Su texto',
  replace: 'Sustituir',
  replaceHint: 'Conserve los marcadores como {name}. Un texto vacío restablece el borrador de la plataforma.',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  asks: 'Exigencias del mercado',
  market: {
    UK: [
      'El titular de la licencia, su número de cuenta en la Gambling Commission y un enlace al registro. ' +
        'Añádalos en la tarjeta Empresa y licencias.',
      'Cómo se protege el dinero de los clientes si la empresa quiebra: sin protección, media o alta (LCCP ' +
        '4.2.1). Añádalo en Dinero.',
      'El organismo que resuelve disputas sin costo (LCCP 6.1.1). Añádalo en Reclamaciones.',
      'GAMSTOP y una línea de ayuda. Añádalos en las tarjetas Empresa y licencias, y Límites y exclusión.',
    ],
    demo: COMMON_ES,
    open: COMMON_ES,
  },
};
