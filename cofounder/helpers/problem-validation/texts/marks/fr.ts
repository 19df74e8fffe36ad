import { aimWords } from '../../../../../venture/language/founder-choices.ts'
import { listed, type Marks } from './marks.ts'

export const fr: Marks = {
  known: [
    'une supposition',
    'on me l’a dit',
    'dit avec un chiffre ou un cas',
    'vu par moi',
    'vu dans leurs comptes',
  ],
  money: [
    'personne encore ou seulement un prix',
    'ils paieraient',
    'un essai non payé',
    'engagé ou payé',
    'payé et resté',
  ],
  reach: ['une idée', 'un lieu nommé', 'avec un nombre', 'présenté là-bas', 'des clients en sont venus'],
  evidence: [
    'personne encore',
    'parlé avec un',
    'parlé avec cinq',
    'observé trois',
    'ils ont agi d’eux-mêmes',
  ],
  permissions: {
    'none needed': 'pas nécessaire',
    'have it': 'je l’ai',
    'not yet': 'pas encore',
    forbidden: 'interdit',
    unknown: 'je ne sais pas',
  },
  aims: aimWords.fr,
  verdict: 'Verdict',
  intro:
    'C’est tout ce que je demande. Avant le verdict, relisez vos lignes : barrez, déplacez ou corrigez, et marquez comment vous savez chacune.',
  unmarked: 'non marqué : compte comme dit',
  paidNeeds: missing =>
    `Payé compte avec combien de personnes, combien et depuis quand. Dans la ligne je n’ai pas lu : ${listed(missing, { count: 'combien de personnes', amount: 'combien', date: 'depuis quand' })}. Cela compte donc comme dit.`,
  byMarks: 'D’après vos propres marques.',
  aimNeeds: missing =>
    `On ne sait pas si le marché porte ce que vous voulez.${missing.length ? ` Je n’ai pas lu : ${listed(missing, { aim: 'votre but', buyers: 'un nombre de ceux qui paient, sous Accès', price: 'un prix avec sa période et sa monnaie, sous Argent' })}.` : ''}`,
  reachRead: read =>
    `Sous Accès je lis ${read}, comme ceux que vous atteignez : pour un calcul, mettez-y un seul nombre d’acheteurs, nommés comme sous Argent.`,
  priceRead: read =>
    `Sous Argent je lis ${read} : pour un calcul, écrivez ce que l’un d’eux paie par mois ou par an, avec le code de la monnaie, par exemple EUR.`,
  whoseMoney: name => `Plusieurs pays ont des ${name} : pour le but, écrivez le code, comme EUR.`,
  nobodyPaid:
    'Pour GO, quelqu’un doit s’être engagé ou avoir payé ; dans la ligne de l’argent je ne lis encore aucun paiement.',
  tooSmall: 'Le marché que vous avez compté est trop petit pour ce que vous voulez.',
  unplaced:
    'Sous Argent il y a un second nombre que je n’ai pas pu placer : indiquez combien ont dit non ou sont partis.',
  go: 'Six lignes ou plus reposent sur plus que des paroles, et on a payé. Les mensonges ne se voient pas : c’est aussi vrai que vos marques.',
  left: 'Selon vos mots, certains qui payaient sont partis : demandez à chacun pourquoi avant d’en gagner d’autres.',
  open: 'Ouvert : ',
  before: 'avant',
  reasons: {
    unlawful: 'Ce que vous décrivez exige une autorisation, et aucune n’a été nommée.',
    forbidden: 'Vous l’avez marqué comme interdit : il s’agit de la loi, pas de vos efforts.',
    refuted: 'Ce que vous avez vu le réfute.',
    'own pivot': 'Vous voulez réorienter.',
    refusals:
      'Au moins cinq ont dit non, trois fois plus que de payeurs : l’offre ou le groupe doit changer.',
    misfit: 'Problème et client ne vont pas ensemble.',
    'few answers': 'Moins de six lignes ont une réponse.',
    'few lines': 'Moins de six lignes dépassent « dit ».',
    money:
      'L’argent est en dessous de « engagé ou payé ». Si quelqu’un s’est engagé ou vous a payé, marquez-le ainsi, avec dans la ligne combien de personnes, combien et depuis quand.',
    contradiction: 'Deux de vos faits se contredisent.',
    permission: 'On ne sait pas si une autorisation est nécessaire et acquise.',
  },
  market: (count, price, total, aim) =>
    `Si les ${count} sont vos acheteurs, tous à ${price} font ${total} par an${aim}.`,
  forAim: (aim, bar, isCarried) =>
    isCarried
      ? ` : assez pour « ${aim} », pour quoi je compte environ ${bar}`
      : ` : pas assez pour « ${aim} », pour quoi je compte environ ${bar}`,
  confidence: above =>
    `${above} lignes sur 8 sont mieux connues que dites, d’après vos marques. Je ne vois pas si une marque est juste.`,
}
