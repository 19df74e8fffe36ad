// The words of the sums, by language; the founder reads them as the steps of an answer.
import type { Language } from '../numbers/locale.ts'

type Words = {
  aYear: string
  ofIt: string
  grossProfit: string
  endless: string
  stays: (months: string) => string
  payback: (months: string) => string
  burn: string
  noBurn: string
  lasts: (months: string, day: string) => string
  postMoney: string
  sold: string
  becomes: (was: string, left: string) => string
  aUnit: string
  losing: string
  units: (units: string, sales: string) => string
  steps: Record<'days' | 'weeks' | 'months' | 'workdays', string>
  to: string
}

export const sumWords: Record<Language, Words> = {
  en: {
    aYear: 'a year',
    ofIt: 'of it',
    grossProfit: 'gross profit a month',
    endless: 'nobody leaves, so a lifetime cannot be said',
    stays: months => `a customer stays ${months} months`,
    payback: months => `payback = ${months} months`,
    burn: 'burn a month',
    noBurn: 'nothing is burnt, so the cash does not run out',
    lasts: (months, day) => `${months} months, until about ${day}`,
    postMoney: 'post-money',
    sold: 'sold',
    becomes: (was, left) => `what was ${was} becomes ${left}`,
    aUnit: 'a unit',
    losing: 'each unit loses money, so no number of them breaks even',
    units: (units, sales) => `${units} units a month, ${sales} of sales`,
    steps: { days: 'days', weeks: 'weeks', months: 'months', workdays: 'working days' },
    to: 'to',
  },
  de: {
    aYear: 'im Jahr',
    ofIt: 'davon',
    grossProfit: 'Rohertrag im Monat',
    endless: 'niemand geht, also lässt sich keine Dauer nennen',
    stays: months => `ein Kunde bleibt ${months} Monate`,
    payback: months => `Amortisation = ${months} Monate`,
    burn: 'Verbrauch im Monat',
    noBurn: 'nichts wird verbraucht, das Geld geht nicht aus',
    lasts: (months, day) => `${months} Monate, bis etwa ${day}`,
    postMoney: 'Post-Money',
    sold: 'verkauft',
    becomes: (was, left) => `aus ${was} werden ${left}`,
    aUnit: 'je Stück',
    losing: 'jedes Stück bringt Verlust, also trägt sich keine Menge',
    units: (units, sales) => `${units} Stück im Monat, ${sales} Umsatz`,
    steps: { days: 'Tage', weeks: 'Wochen', months: 'Monate', workdays: 'Arbeitstage' },
    to: 'bis',
  },
  es: {
    aYear: 'al año',
    ofIt: 'de eso',
    grossProfit: 'margen bruto al mes',
    endless: 'nadie se va, así que no se puede decir cuánto dura un cliente',
    stays: months => `un cliente se queda ${months} meses`,
    payback: months => `recuperación = ${months} meses`,
    burn: 'gasto neto al mes',
    noBurn: 'no se gasta nada, el dinero no se acaba',
    lasts: (months, day) => `${months} meses, hasta el ${day} aproximadamente`,
    postMoney: 'post-money',
    sold: 'vendido',
    becomes: (was, left) => `lo que era ${was} pasa a ${left}`,
    aUnit: 'por unidad',
    losing: 'cada unidad pierde dinero, así que ninguna cantidad alcanza',
    units: (units, sales) => `${units} unidades al mes, ${sales} de ventas`,
    steps: { days: 'días', weeks: 'semanas', months: 'meses', workdays: 'días hábiles' },
    to: 'a',
  },
  fr: {
    aYear: 'par an',
    ofIt: 'de cela',
    grossProfit: 'marge brute par mois',
    endless: 'personne ne part, la durée ne peut donc pas être dite',
    stays: months => `un client reste ${months} mois`,
    payback: months => `amortissement = ${months} mois`,
    burn: 'dépense nette par mois',
    noBurn: 'rien n’est dépensé, l’argent ne s’épuise pas',
    lasts: (months, day) => `${months} mois, jusqu’au ${day} environ`,
    postMoney: 'post-money',
    sold: 'cédé',
    becomes: (was, left) => `ce qui était ${was} devient ${left}`,
    aUnit: 'par unité',
    losing: 'chaque unité perd de l’argent, aucune quantité n’y suffit',
    units: (units, sales) => `${units} unités par mois, ${sales} de ventes`,
    steps: { days: 'jours', weeks: 'semaines', months: 'mois', workdays: 'jours ouvrés' },
    to: 'au',
  },
  pt: {
    aYear: 'por ano',
    ofIt: 'disso',
    grossProfit: 'margem bruta por mês',
    endless: 'ninguém sai, então não se pode dizer quanto dura um cliente',
    stays: months => `um cliente fica ${months} meses`,
    payback: months => `retorno = ${months} meses`,
    burn: 'gasto líquido por mês',
    noBurn: 'nada é gasto, o dinheiro não acaba',
    lasts: (months, day) => `${months} meses, até cerca de ${day}`,
    postMoney: 'post-money',
    sold: 'vendido',
    becomes: (was, left) => `o que era ${was} passa a ${left}`,
    aUnit: 'por unidade',
    losing: 'cada unidade perde dinheiro, então nenhuma quantidade basta',
    units: (units, sales) => `${units} unidades por mês, ${sales} de vendas`,
    steps: { days: 'dias', weeks: 'semanas', months: 'meses', workdays: 'dias úteis' },
    to: 'a',
  },
}
