import type { Texts } from './texts.ts'

export const pt: Texts = {
  placeOpen: 'lugar em aberto',
  sized: (tam, sam, som) =>
    `Se li bem, o mercado todo vale ${tam} por ano, ${sam} encaixa e uma equipe pequena poderia ganhar ${som} no terceiro ano.`,
  ofPart: (words, country) =>
    `A conta é do que você citou, ${words}${country && `, e não de todo o país (${country})`}.`,
  ifEntry: entry => `Se isto estiver certo: ${entry}. Se não, deixe de lado tudo o que vem do atlas.`,
  looksLike: entry => `Isto parece: ${entry}. Só é usado quando você disser o país.`,
  openTotal: 'Ainda não há total: falta um dado e não invento nenhum. O que é preciso está abaixo.',
  confirmed: {
    sized: (tam, sam, som) =>
      `Pelos números que você confirmou, todo o mercado vale ${tam} por ano, disso ${sam} se encaixa, e uma equipe pequena poderia ganhar ${som} no terceiro ano.`,
    confidence: {
      guess:
        'A quantidade ou o preço é um palpite pela sua própria marca, e o total também. A parte que se encaixa e os clientes ganhos são primeiras estimativas nossas.',
      told: 'A quantidade e o preço foram contados a você. Um registro e três recibos os tornariam firmes; a parte que se encaixa e os clientes ganhos são primeiras estimativas nossas.',
      observed:
        'A quantidade e o preço se apoiam no que você viu ou numa contagem publicada. Restam duas primeiras estimativas nossas por testar: a parte que se encaixa e os clientes ganhos.',
    },
    permission: [
      'A permissão',
      'Você marcou que ela ainda falta ou que não sabe; sem ela nada deste mercado é seu.',
      'Pergunte ao órgão que a concede o que é preciso, quanto demora e quanto custa.',
    ],
    forbidden:
      'Você marcou como proibido, então não calculo nenhum tamanho. Mude a marca se puder ser vendido legalmente.',
  },
  place: [
    'O país onde você começa',
    'Leio países, não cidades nem regiões, e os números oficiais são por país.',
    'Acrescente o país à linha do mercado e rode de novo.',
  ],
  buyers: [
    'Quantos há onde você começa',
    'Um tamanho sem número de compradores é um palpite.',
    'O instituto de estatística conta empresas por ramo e pessoas por idade e lugar; a associação, seus sócios; um registro público se conta à mão.',
  ],
  price: [
    'Quanto um deles paga a você, e pelo quê',
    'Sem preço não há valor anual.',
    'Diga um preço a três e escreva na linha do mercado.',
  ],
  severalAmounts: amounts => [
    'Qual destes é o seu preço',
    `Leio vários valores (${amounts}) e não escolho nenhum por você.`,
    'Deixe só o seu preço na linha do mercado.',
  ],
  severalCounts: counts => [
    'Qual é o número de compradores possíveis',
    `Leio vários números (${counts}) e não escolho nenhum por você.`,
    'Deixe só o número do lugar onde você começa.',
  ],
  needs: {
    times: [
      'Quantas vezes um deles paga por ano',
      'Você cobra por vez ou por dia; falta saber quantas vezes.',
      'Conte três meses de um cliente real e multiplique por quatro.',
    ],
    hours: [
      'Quantas horas um deles paga por ano',
      'Você cobra por hora; falta saber quantas horas.',
      'Conte três meses de um cliente real e multiplique por quatro.',
    ],
    units: [
      'Quantas unidades um deles leva',
      'Você cobra por unidade; falta saber quantas um deles leva.',
      'Pergunte a cinco quantas levariam no primeiro ano.',
    ],
    currency: [
      'De que país é o dinheiro do preço',
      'Vários países têm dinheiro com esse nome, e não escolho nenhum.',
      'Acrescente o país à linha do mercado, ou escreva o código, como EUR.',
    ],
    period: [
      'O período do preço',
      'Leio o valor, mas não se é por vez, por mês ou por ano.',
      'Escreva o preço com “por mês”, “por ano” ou “uma única vez” na linha do mercado.',
    ],
    yearly: [
      'Quanto um deles paga por ano',
      'Leio um preço por unidade e um número de unidades num tempo, e não os multiplico no palpite.',
      'Escreva como um valor por ano: o preço vezes as unidades que um deles leva por ano.',
    ],
    volume: [
      'Quanto passa por um deles por ano',
      'Você cobra uma parte; falta saber de quê.',
      'Pergunte a cinco os pedidos por mês e o valor médio.',
    ],
  },
  solveBuyers: (price, hundred, thousand) =>
    `A ${price}, 100 deles dão ${hundred} por ano e 1.000 dão ${thousand}. Há tantos?`,
  solvePrice: (count, total) => `Se os ${count} pagam 1 por mês cada um, são ${total} por ano.`,
  solveOneEach: (count, total) => `Um para cada um dos ${count} dá ${total} por ano.`,
  otherPayers: (paying, counted) => [
    'Quantos há dos que pagam',
    `${paying} e ${counted} falam de pessoas diferentes, então não os multiplico.`,
  ],
  guesses: 'A parte que encaixa e os clientes ganhos são primeiros palpites nossos: mude-os.',
  oneOff: 'Seu preço tem uma parte única, então são valores do primeiro ano.',
  tooSmall:
    'É mais da metade: ou este mercado é pequeno demais para uma equipe pequena, ou a parte que encaixa está baixa demais.',
  onePlace:
    'É mais da metade de quem encaixa onde você começa: para crescer é preciso um segundo lugar, então conte também o próximo.',
  demand: (customers, monthly) => `Ganhar ${customers} em 36 meses são ${monthly} novos por mês.`,
  noTopDown:
    'Sem conferência de cima: aqui não se conhece um total publicado para este lugar. Procure um antes de mostrar o TAM.',
  statusQuo: 'Não fazer nada novo',
  statusQuoLine:
    'O que fazem hoje no lugar. Não pede decisão nem fatura; pergunte a cinco o que é e quanto custa.',
  statusQuoBasis: 'há um em todo mercado',
  unchecked: 'nomeado pelo modelo, não verificado',
  origins: {
    confirmed: 'confirmado',
    own: 'do modelo; não encontro isso no que você disse',
    recalled: 'lembrado pelo modelo, sem verificação',
  },
  confidence: {
    open: 'Falta um dado, então não há total em vez de um inventado.',
    sized: 'Apoia-se em números das suas palavras, se os li bem, e em primeiros palpites marcados como tais.',
  },
  counter:
    'Um número e um preço são aritmética até três terem pago. Talvez você descreva um problema pelo qual hoje ninguém paga.',
  test: 'Peça a dez a última fatura que pagaram por causa deste problema. Três faturas são o começo de um mercado.',
  actions: [
    'Escreva uma lista de 30 com nomes e um jeito de falar com cada um.',
    'Ligue para dez. Pergunte o que fizeram no mês passado e quanto custou, diga o seu preço e anote a resposta.',
    'Ponha o que você contou na linha do mercado e rode de novo.',
  ],
  listAll: count => `Escreva uma lista dos ${count} com nomes e um jeito de falar com cada um.`,
  headings: {
    title: 'Pesquisa de mercado',
    size: 'Tamanho do mercado',
    needs: 'O que precisamos de você',
    rivals: 'Concorrentes, incluindo não fazer nada',
    prices: 'O que se paga hoje',
    trends: 'Tendências',
    counter: 'E a contratendência',
    web: 'Achado na web',
    reach: 'Jeitos de chegar',
    rules: 'Regras a conhecer',
    end: 'Quão certo, e o que vem',
    how: 'Como:',
    noTotal: 'Sem total, porque falta um dado.',
    assumptions: 'As suposições por trás',
    above: 'O mesmo mercado visto de cima',
  },
  assumed: {
    where: 'onde você começa',
    customers: 'clientes',
    buyers: 'Possíveis compradores',
    price: 'O que um comprador paga por ano',
    perCustomer: 'por cliente por ano',
    fit: many => `Parte a quem isto serve (${many})`,
    ofThem: many => `deles (${many})`,
    fitBasis: 'um em cada quatro como primeiro palpite; troque por uma contagem de quem tem o problema hoje',
    won: 'Clientes conquistados em três anos',
    wonBasis:
      'dois fundadores: cerca de 12 conversas sérias por mês durante 36 meses, um em cada cinco compra',
    wonAll: 'dois fundadores poderiam ganhar cerca de 90 nesse tempo; não há mais que encaixem',
    total: 'Total publicado',
    ofTotal: 'do total',
    published: what => `Total publicado: ${what}`,
    yearly: 'por ano',
    spent: 'Parte gasta com este tipo de coisa',
    judged: of => `nosso julgamento, ${of}; pergunte o orçamento a dez compradores`,
  },
  sizes: {
    tam: 'TAM · todos os que poderiam comprar',
    sam: 'SAM · aqueles a quem isto serve',
    som: 'SOM · o que se pode conquistar em três anos',
    'sam-customers': 'Clientes no SAM',
    'som-customers': 'Clientes no SOM',
    penetration: 'Parte conquistada do SAM',
    'top-down': 'TAM visto de cima',
    'top-down-ratio': 'de baixo ÷ de cima',
  },
  above: {
    check: 'por ano. De baixo ÷ de cima =',
    fair: times =>
      `Os dois caminhos concordam dentro de 2× (${times}×), o que é justo para uma primeira passada: nenhum número sustenta a história sozinho.`,
    'look-again': (times, larger) =>
      `O número ${larger} é ${times}× o outro: não é absurdo, mas olhe de novo antes de mostrar.`,
    wrong: (times, larger) =>
      `O número ${larger} é ${times}× o outro. Além de 3× algo está errado: não mostre ainda nenhum dos dois.`,
    larger: ['de baixo', 'de cima'],
    reasons: [
      'Razões prováveis: a contagem inclui muitos que nunca pagariam, o preço é alto para o comprador médio ou a parte do gasto está baixa demais.',
      'Razões prováveis: o preço é baixo para o que este setor gasta, faltam compradores na contagem ou a parte do gasto está alta demais.',
    ],
  },
  sizing: {
    language: 'pt',
    assumptions: 'Suposição | Provável | De – a | Onde, quando | De onde vem',
    sizes: 'Tamanho | Provável | Faixa | Como se calcula',
    founder: 'você',
    benchmark: 'referência',
    web: 'web',
    estimate: 'estimativa',
  },
  rivalColumns: 'Quem | Tipo | O que saber | De onde',
  rivalKinds: { direct: 'direto', indirect: 'indireto', 'status quo': 'não fazer nada' },
  figuresIn: (currency, place, year) => `Todos os números em ${currency} por ano, ${place}, ${year}.`,
  somShare: share => `O SOM é ${share} do SAM.`,
  quality: {
    'web-enhanced': 'com web: cita páginas lidas hoje',
    'ai-estimated': 'estimado: nenhuma página foi lida',
  },
  noEntry: 'com os seus próprios números',
  apart: {
    atlas: (what, ours, theirs) =>
      `${what}: O atlas tem ${ours}, o modelo diz ${theirs}. Mais de três vezes de diferença: veja ambos.`,
    founder: (what, ours, theirs) =>
      `${what}: Seu texto se lê como ${ours}, o modelo diz ${theirs}. Mais de três vezes de diferença: veja ambos.`,
  },
}
