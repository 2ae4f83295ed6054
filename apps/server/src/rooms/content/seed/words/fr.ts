import type { OwnWords } from './shape.ts';

/** Words of the demonstration in French. */
export const FR: OwnWords = {
  banners: {
    freePlay: ['Argent fictif', 'Chaque résultat, à vous de le vérifier', 'Jouer gratuitement'],
    minute: ['Vietnam 60 seconds', 'Un nouveau tirage chaque minute', 'Choisir des numéros'],
    lobby: ['Salle des tirages', 'Voyez quel tirage ferme en premier', 'Ouvrir la salle'],
    register: ['Nouveau ici', 'Votre compte est prêt en une minute', ''],
    originals: ['Fairlot Originals', 'Créés ici, vérifiés par vous', 'Comment vérifier'],
    slots: ['Machines à sous', 'Des centaines de rouleaux au même endroit', 'Voir tout'],
    live: ['Casino en direct', 'Des tables avec vue', 'Choisir un studio'],
    fish: ['Pêche', 'Eau calme, mains rapides', 'Voir tout'],
    cards: ['Cartes', 'Une place à la table du salon de thé', 'Voir tout'],
    sports: ['Sports', 'Le jour du match commence ici', 'Choisir un opérateur'],
    cockfight: ['Combat de coqs', 'Dès les premières lueurs', 'Choisir une arène'],
    esports: ['E-sport', 'Chaque carte, chaque finale', 'Choisir une arène'],
    results: ['Résultats', 'Chaque tirage passé, avec sa preuve', 'Voir les résultats'],
    fiveMinutes: ['Vietnam 5 minutes', 'Le temps d’un thé entre deux tirages', 'Choisir des numéros'],
    promotions: ['Promotions', 'Ce qui se passe en ce moment', 'Lire la suite'],
    help: ['Aide', 'Des réponses courtes et claires', 'Ouvrir l’aide'],
    notices: ['Annonces', 'Les nouvelles de la maison', ''],
    hot: ['Populaires', 'À quoi jouent les autres cette semaine', 'Voir la liste'],
  },
  categories: { freePlay: 'Jeu gratuit', draws: 'Tirages' },
  announcements: {
    check: [
      'Comment vérifier un tirage vous-même',
      '<p>Chaque tirage publie un engagement avant l’ouverture des ventes, et sa graine après le résultat. ' +
        'Ouvrez un tirage terminé pour refaire le calcul sur votre propre appareil.</p>',
    ],
    closing: [
      'Vietnam 60 seconds ferme 10 secondes avant chaque tirage',
      '<p>Les tickets sont acceptés jusqu’à 10 secondes avant l’heure du tirage, et jusqu’à 30 secondes dans ' +
        'le jeu de cinq minutes. Le compte à rebours de chaque carte indique le temps restant.</p>',
    ],
    welcome: [
      'Bienvenue dans la démonstration',
      '<p>Tout fonctionne ici : les tirages, le grand livre et les preuves. L’argent est fictif.</p>' +
        '<ul><li>Le jeu gratuit ne demande aucun compte.</li>' +
        '<li>Chaque tirage peut être vérifié sur votre téléphone.</li></ul>',
    ],
    agents: [
      'Pour les agents : comment votre équipe est comptée',
      '<p>Les membres inscrits avec votre code font partie de votre équipe dès leur première connexion. Les ' +
        'chiffres suivent le fuseau horaire de l’opérateur.</p>',
    ],
    million: [
      'Un million en argent fictif',
      '<p>Le jeu gratuit vous donne 1 000 000,00 en argent fictif pendant 24 heures, avec les mêmes tirages, ' +
        'cotes et relevés que le jeu réel.</p>' +
        '<p>L’argent fictif ne peut pas être retiré. <a href="/m/trail">Commencer le jeu gratuit</a>.</p>',
    ],
    trust: [
      'Vérifiez un tirage, puis faites-lui confiance',
      '<p>Ouvrez un tirage réglé et appuyez sur la vérification : votre téléphone refait tout le calcul à ' +
        'partir de la graine publiée.</p><ol><li>Ouvrez <a href="/m/lottery/history?gameCode=VN60">les ' +
        'résultats</a>.</li><li>Choisissez un tirage.</li><li>Lisez la preuve.</li></ol>',
    ],
  },
  help: {
    start: [
      'Premiers pas',
      '<h3>Sans compte</h3><p>Le jeu gratuit vous donne de l’argent fictif pendant 24 heures. Rien ne vous ' +
        'est demandé.</p><h3>Avec un compte</h3>' +
        '<p>Choisissez un nom d’utilisateur et un mot de passe de 6 à 20 caractères avec une lettre et un ' +
        'chiffre. Vous êtes connecté aussitôt.</p>',
    ],
    draws: [
      'Tirages et preuves',
      '<p>Avant l’ouverture d’un tirage, son engagement est publié. Après le tirage, sa graine est affichée ' +
        'et chacun peut refaire le calcul.</p>' +
        '<p>Les tickets sont acceptés jusqu’à la clôture des ventes ; le compte à rebours de chaque carte ' +
        'indique le temps restant. Un ticket enregistré ne peut plus être modifié.</p>',
    ],
    money: [
      'Dépôts et solde',
      '<p>Un dépôt est crédité quand le prestataire de paiement le confirme. D’ici là, l’ordre reste en ' +
        'attente, et rien n’est perdu si vous fermez la page.</p>' +
        '<p>Chaque mouvement de votre solde figure dans le relevé de compte, avec le solde obtenu.</p>',
    ],
    limits: [
      'Faire une pause',
      '<p>Dans les réglages, vous pouvez faire une pause courte ou vous exclure pour plusieurs mois. Les ' +
        'deux prennent effet aussitôt et ne peuvent pas être raccourcies.</p>' +
        '<p>Jouez ce que vous pouvez vous permettre de perdre, et parlez-en à quelqu’un si ce n’est plus un ' +
        'plaisir.</p>',
    ],
    terms: [
      'Conditions d’utilisation',
      '<h3>Qui peut jouer</h3><p>Les joueurs ont l’âge indiqué à l’inscription et jouent pour eux-mêmes, ' +
        'avec un seul compte.</p><h3>Paris</h3>' +
        '<p>Un pari est valable quand le serveur l’a confirmé par un numéro de ticket. Les résultats, cotes et ' +
        'gains sont ceux publiés avec le tirage ; les gains sont arrondis à l’unité inférieure.</p>' +
        '<h3>Tirages annulés</h3><p>Un tirage qui ne peut avoir lieu est annulé, et toutes ses mises sont ' +
        'rendues.</p><h3>Démonstration</h3><p>Cette installation présente le produit. Son argent n’a aucune ' +
        'valeur.</p>',
    ],
  },
  sponsors: {
    football: [
      'Football des jeunes du Delta Rouge',
      '<p>Des terrains, des ballons et des maillots pour quarante équipes d’enfants au bord du fleuve.</p>' +
        '<p>Cet exemple est inventé pour la démonstration.</p>',
    ],
    cup: [
      'Coupe e-sport du Marché de nuit',
      '<p>Un week-end de finales sous les lanternes, ouvert à toutes les équipes de la ville.</p>' +
        '<ul><li>L’entrée est libre.</li><li>Les prix sont offerts par l’organisateur.</li></ul>' +
        '<p>Cet exemple est inventé pour la démonstration.</p>',
    ],
  },
};
