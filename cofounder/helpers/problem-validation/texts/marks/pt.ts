import { aimWords } from '../../../../../venture/language/founder-choices.ts'
import { listed, type Marks } from './marks.ts'

export const pt: Marks = {
  known: [
    'um palpite',
    'me contaram',
    'contado com número ou caso',
    'visto por mim',
    'visto nos registros deles',
  ],
  money: [
    'ninguém ainda ou só um preço',
    'pagariam',
    'um teste sem pagar',
    'comprometido ou pago',
    'pagou e ficou',
  ],
  reach: ['uma ideia', 'um lugar com nome', 'com um número', 'me apresentaram lá', 'clientes vieram dali'],
  evidence: ['ninguém ainda', 'falei com um', 'falei com cinco', 'observei três', 'agiram sem pedir'],
  permissions: {
    'none needed': 'não precisa',
    'have it': 'tenho',
    'not yet': 'ainda não',
    forbidden: 'proibido',
    unknown: 'não sei',
  },
  aims: aimWords.pt,
  verdict: 'Veredito',
  intro:
    'Era tudo o que pergunto. Antes do veredito, releia as suas linhas: risque, mova ou corrija, e marque como sabe cada uma.',
  unmarked: 'sem marca: conta como contado',
  paidNeeds: missing =>
    `Pago conta com quantos, quanto e desde quando. Na linha não li: ${listed(missing, { count: 'quantos', amount: 'quanto', date: 'desde quando' })}. Por isso conta como contado.`,
  byMarks: 'Pelas suas próprias marcas.',
  aimNeeds: missing =>
    `Está em aberto se o mercado sustenta o que você quer.${missing.length ? ` Não li: ${listed(missing, { aim: 'a sua meta', buyers: 'um número dos que pagam, em Acesso', price: 'um preço com período e moeda, em Dinheiro' })}.` : ''}`,
  reachRead: read =>
    `Em Acesso leio ${read}, como os que você alcança: para uma conta, ponha ali um só número de compradores, com o mesmo nome que em Dinheiro.`,
  priceRead: read =>
    `Em Dinheiro leio ${read}: para uma conta, escreva o que um deles paga por mês ou por ano, com o código da moeda, por exemplo EUR.`,
  whoseMoney: name => `Vários países têm ${name}: para a meta, escreva o código, como EUR.`,
  nobodyPaid:
    'Para GO alguém precisa ter se comprometido ou pago; na linha do dinheiro ainda não leio nenhum pagamento.',
  tooSmall: 'O mercado que você contou é pequeno para o que quer.',
  unplaced:
    'Em Dinheiro há um segundo número que não consegui situar: indique quantos disseram não ou saíram.',
  go: 'Seis linhas ou mais se apoiam em mais do que ouvir dizer, e houve pagamento. Mentiras não se veem: é tão verdadeiro quanto as suas marcas.',
  left: 'Pelas suas palavras, alguns que pagavam saíram: pergunte a cada um por quê antes de ganhar mais.',
  open: 'Em aberto: ',
  before: 'antes',
  reasons: {
    unlawful: 'O que você descreve precisa de uma permissão, e nenhuma foi citada.',
    forbidden: 'Você marcou como proibido: trata-se da lei, não do seu esforço.',
    refuted: 'O que você viu refuta a ideia.',
    'own pivot': 'Você quer mudar o rumo.',
    refusals: 'Pelo menos cinco disseram não, o triplo dos que pagaram: a oferta ou o grupo precisa mudar.',
    misfit: 'Problema e cliente não combinam.',
    'few answers': 'Menos de seis linhas têm resposta.',
    'few lines': 'Menos de seis linhas estão acima de “contado”.',
    money:
      'O dinheiro está abaixo de “comprometido ou pago”. Se alguém se comprometeu ou pagou você, marque assim, com quantos, quanto e desde quando na linha.',
    contradiction: 'Dois dos seus fatos se contradizem.',
    permission: 'Está em aberto se é preciso uma permissão e se você a tem.',
  },
  market: (count, price, total, aim) =>
    `Se os ${count} são os seus compradores, todos a ${price} dão ${total} por ano${aim}.`,
  forAim: (aim, bar, isCarried) =>
    isCarried
      ? `: basta para “${aim}”, para o que conto com cerca de ${bar}`
      : `: não basta para “${aim}”, para o que conto com cerca de ${bar}`,
  confidence: above =>
    `${above} de 8 linhas são mais conhecidas do que contadas, pelas suas marcas. Não vejo se uma marca está certa.`,
}
