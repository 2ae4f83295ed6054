import type { Topics } from './topics.ts';

export const FR: Topics = {
  withdraw: [
    'Retraits',
    [
      'Comment retirer ?',
      'Enregistrez d’abord un compte bancaire ou un portefeuille à votre nom. Ouvrez ensuite Retrait, ' +
        'choisissez-le, saisissez le montant et confirmez avec votre mot de passe de paiement. Un nouveau ' +
        'compte est utilisable après un délai, qui vous protège si quelqu’un d’autre entre dans votre ' +
        'compte.',
    ],
    [
      'Pourquoi une vérification ?',
      'Les montants élevés, les nouveaux comptes et les noms différents de vos documents sont vus par une ' +
        'personne. La page de retrait montre chaque étape avec son heure, et un refus en donne la raison. ' +
        'L’argent est alors de nouveau sur votre solde.',
    ],
    [
      'Que faut-il jouer avant ?',
      'Un dépôt doit être joué avant d’être retiré. La page de retrait montre ce qui reste.',
    ],
  ],
  games: [
    'Jeux',
    [
      'Où trouver un jeu ?',
      'Les catégories de l’accueil mènent à tous les jeux. Cherchez par nom, choisissez un fabricant ou ' +
        'touchez le cœur d’un jeu pour le retrouver parmi vos favoris.',
    ],
    [
      'Et si la connexion se coupe ?',
      'Les mises et les résultats sont gardés par le serveur, pas par votre téléphone. Une partie ' +
        'commencée est menée à son terme et son résultat figure dans l’historique des paris. Rouvrez le jeu ' +
        'pour continuer.',
    ],
    [
      'Un pari manque dans mon historique',
      'Les résultats d’autres fabricants peuvent prendre quelques minutes. S’il manque encore, écrivez au ' +
        'service client avec le nom du jeu et l’heure.',
    ],
  ],
  rules: [
    'Règles de la loterie',
    [
      'Comment un ticket gagne-t-il ?',
      'La page de chaque type de pari dit à quels numéros et à quels prix il est comparé. Ce que le ' +
        'ticket peut payer est affiché avant le paiement, et les cotes de ce moment restent avec le ticket.',
    ],
    [
      'Quand un tirage ferme-t-il ?',
      'La vente s’arrête avant le tirage, quand le compte à rebours du serveur atteint zéro. Un ticket ' +
        'arrivé après est refusé et ne coûte rien.',
    ],
    [
      'Et si un tirage n’a pas lieu ?',
      'Il est annulé et toutes les mises sont rendues. Un résultat annoncé par erreur est corrigé, les ' +
        'paiements aussi.',
    ],
  ],
  fair: [
    'Vérifier nos jeux',
    [
      'Graines des jeux maison',
      'Chaque partie est calculée à partir d’une graine du serveur, d’une graine à vous et d’un numéro ' +
        'qui compte les parties. L’empreinte de la graine du serveur est montrée avant le jeu, pour qu’elle ' +
        'ne puisse pas être changée.',
    ],
    [
      'Comment vérifier une partie ?',
      'Ouvrez la fiche d’équité sous un jeu maison. Changez les graines pour révéler la précédente, et ' +
        'votre téléphone répète les parties jouées avec elle.',
    ],
    [
      'Que signifie le taux de retour ?',
      'C’est ce que le jeu rend en moyenne sur un très grand nombre de parties. Une seule soirée peut ' +
        'finir bien au-dessus ou bien au-dessous.',
    ],
  ],
  spending: [
    'Limites de jeu',
    [
      'Quelles limites puis-je fixer ?',
      'Pour les dépôts, les pertes, les mises et le temps, par jour, semaine ou mois. Elles sont dans ' +
        'votre compte, sous Limites de jeu, avec ce qui est déjà utilisé.',
    ],
    [
      'Comment changer une limite ?',
      'Une limite plus basse vaut tout de suite. Une plus haute, ou aucune, vaut après un délai et doit ' +
        'être confirmée encore une fois. Sans réponse de votre part, l’ancienne reste.',
    ],
    [
      'Qu’est-ce que le rappel de réalité ?',
      'À l’intervalle de votre choix, il interrompt le jeu et montre depuis quand vous jouez et ce que ' +
        'vous avez gagné ou perdu.',
    ],
  ],
  security: [
    'Sécurité du compte',
    [
      'Comment protéger mon compte ?',
      'Utilisez un mot de passe qui ne sert nulle part ailleurs, ajoutez une clé d’accès et activez les ' +
        'codes d’une application d’authentification. Le mot de passe de paiement en est un autre et protège ' +
        'votre argent.',
    ],
    [
      'Quelqu’un est entré dans mon compte',
      'Changez votre mot de passe dans le centre de sécurité, ce qui met fin à toutes les sessions, ' +
        'vérifiez vos appareils et écrivez tout de suite au service client.',
    ],
    [
      'Que ne demandons-nous jamais ?',
      'Personne chez nous ne demande votre mot de passe, un code qui vous a été envoyé ou un paiement sur ' +
        'un compte privé.',
    ],
  ],
  bonus: [
    'Bonus',
    [
      'Comment en obtenir un ?',
      'Les offres sont sur la page des promotions avec toutes leurs conditions. Vous choisissez d’en ' +
        'prendre une ; rien n’est ajouté sans votre accord.',
    ],
    [
      'Que dois-je jouer ?',
      'La page des bonus montre ce qui a été joué, ce qui reste, quels jeux comptent et quand il se ' +
        'termine. L’argent réel est joué d’abord et peut être retiré pendant qu’un bonus court.',
    ],
    ['Puis-je y renoncer ?', 'Oui, à tout moment. L’argent du bonus est retiré, l’argent réel reste à vous.'],
  ],
  vip: [
    'VIP et récompenses',
    [
      'Comment atteindre un niveau ?',
      'Les niveaux suivent ce que vous avez joué au fil du temps. La page VIP montre votre niveau, ce que ' +
        'chacun apporte et ce qui manque pour le suivant.',
    ],
    [
      'Comment recevoir une récompense ?',
      'Les récompenses attendent dans leur centre jusqu’à ce que vous les preniez ou que leur délai soit ' +
        'passé. L’argent reçu est aussitôt sur votre solde.',
    ],
  ],
  agents: [
    'Agents et équipes',
    [
      'Comment rejoint-on mon équipe ?',
      'Partagez votre lien ou votre code. Qui s’inscrit avec lui appartient à votre équipe, et votre ' +
        'aperçu montre des chiffres, jamais les données privées de quelqu’un.',
    ],
    [
      'Quand suis-je payé ?',
      'Les commissions sont calculées par jour et par période, dans le fuseau horaire de la maison. ' +
        'Chaque facture explique son calcul, et c’est vous qui l’encaissez.',
    ],
    ['Comment devenir agent ?', 'Écrivez par le formulaire d’avis et choisissez que vous voulez devenir agent.'],
  ],
  app: [
    'Application et téléphone',
    [
      'Comment installer l’application ?',
      'Ouvrez la page de téléchargement. Sur Android, le site se place sur l’écran d’accueil ou ' +
        's’installe comme une application ; sur iPhone, choisissez Sur l’écran d’accueil ou le profil avec ' +
        'ses six étapes.',
    ],
    [
      'Que peut-on faire sans réseau ?',
      'Une page montre le dernier solde connu, les tickets en cours et les prochains tirages. Rien de ce ' +
        'qui déplace de l’argent ne fonctionne hors ligne.',
    ],
    [
      'Comment recevoir des messages ?',
      'Activez-les dans les réglages des Messages. Vous choisissez quels types arrivent et les heures où ' +
        'votre téléphone reste silencieux.',
    ],
  ],
};
