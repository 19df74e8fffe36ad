import type { MentorTopic } from '../../topic.ts'

export const money: readonly MentorTopic[] = [
  {
    id: 'pricing',
    title: 'definir o preço',
    asks: [
      'quanto devo cobrar a uma empresa',
      'quanto cobro por um dia',

      'que preço coloco',
      'quanto devo cobrar',
      'está caro demais',
      'estou barato demais',
      'como acho o preço certo',
      'quanto pode custar',
      'por quanto eu vendo',
      'é caro demais ou barato',
      'preço',
    ],
    words: 'preço preços cobrar custa caro barato tarifa vender',
    answer:
      'Parta do que o problema custa, não do que o produto custa a você. Um décimo do dano anual se aceita fácil; metade pede prova. Diga um preço em voz alta e fique em silêncio. Se ninguém reagir, está baixo. Calcule as duas pontas: abaixo de que preço você perde em cada venda, e quanto o problema custa a eles por ano. O seu espaço está no meio.',
    more: 'Suba em cada uma das próximas cinco conversas até um em três dizer não.',
    nextStep: 'Diga o mesmo preço a três clientes e anote com que cada um compara primeiro.',
  },
  {
    id: 'raise-prices',
    title: 'aumentar preços de clientes atuais',
    asks: [
      'como aumento os preços',
      'como digo aos clientes que vai custar mais',
      'faz anos que não aumento os preços',
      'tenho medo de perder clientes se aumentar',
      'meus custos subiram e o preço não',
    ],
    words: 'aumentar aumento reajuste repassar antigos subir',
    answer:
      'Aumente primeiro para clientes novos e veja se ainda dizem sim. Conte depois aos antigos, cedo e pessoalmente, com a data e com o que ganharam até agora nos próprios números. Quem se comprometer por um ano mantém o preço antigo por um tempo fixo. Calcule antes quantos podem sair sem que você ganhe menos que hoje; em geral são mais do que se teme. Alguns vão sair, e isso está previsto.',
    more: 'Comece pelos três que mais aproveitam. Se aceitarem sem perguntar, o preço estava baixo.',
    nextStep: 'Escreva a carta a três clientes: o que ganharam, o preço novo, a data e a oferta por um ano.',
  },
  {
    id: 'runway',
    title: 'quanto tempo o dinheiro dura',
    asks: [
      'quanto tempo o dinheiro dura',
      'quantos meses aguentamos',
      'quando o dinheiro acaba',
      'estamos ficando sem caixa',
      'quanto tempo com o que sobrou na conta',
      'quanto tempo temos se gastamos tanto por mês',
    ],
    words: 'meses dura aguentar caixa sobrou gasto gastamos',
    answer:
      'Dinheiro dividido pelo que sai a mais por mês dá os meses. Com seis, decida: cortar, vender ou captar; com três você já não escolhe. Faça hoje: o que há na conta, o que sai, o que entra com certeza. O que ainda não foi pago não conta. Anote o mês em que chega a zero. Arredonde sempre contra você.',
    more: 'Faça três linhas: ruim, provável, boa, e decida hoje o que faz na ruim.',
    nextStep: 'Ponha caixa, custos e receita por mês em uma página e marque o mês zero.',
  },
  {
    id: 'unpaid-invoice',
    title: 'faturas que ninguém paga',
    asks: [
      'me devem dinheiro há meses',
      'um cliente me deve desde julho',
      'os clientes pagam atrasado',
      'meus clientes sempre pagam tarde',
      'não me pagam em dia',

      'um cliente não paga',
      'a fatura está vencida',
      'como recebo o meu dinheiro',
      'não pagam a nota',
      'ignoram as minhas cobranças',
      'alguém me deve dinheiro',
      'faturas não pagas',
    ],
    words: 'devem deve fatura nota pagou paga pagam cobrar vencida dívida deve calote transferiu',
    answer:
      'Ligue hoje, não escreva: pergunte se algo deu errado e em que dia pagam. Um motivo dito se resolve; sem motivo, peça uma data. Confirme por escrito na mesma hora. Se passar, pare o trabalho e mande uma carta com um último prazo; o que dá para fazer depois e quanto custa, dizem a associação comercial, o juizado ou um advogado. Calcule o buraco: o que está vencido, contra o que você tem de pagar até lá.',
    more: 'Daqui em diante peça uma parte adiantada, fature no dia da entrega e ligue um dia depois do vencimento.',
    nextStep: 'Ordene as faturas abertas por idade, ligue hoje pela mais velha e anote a data prometida.',
  },
  {
    id: 'supplier-credit',
    title: 'comprar a prazo de fornecedores',
    asks: [
      'o fornecedor quer pagamento adiantado',
      'como compro mercadoria a prazo',
      'o atacadista só vende à vista',
      'tenho que pagar o estoque antes de vender',
      'como consigo mais prazo de pagamento',
    ],
    words: 'fornecedor atacadista vista adiantado prazo mercadoria crédito fiado',
    answer:
      'Crédito se dá a quem foi pontual no pequeno. Peça primeiro pouco: uma semana de prazo sobre uma parte pequena do pedido de sempre, paga um dia antes, três vezes. Depois peça mais, com essa lista na mão. Leve o que acalma um vendedor: as suas vendas por semana, outro fornecedor que fale por você. Calcule os dias entre pagar a mercadoria e receber por ela, vezes o que compra por dia; é desse crédito que você precisa, não mais.',
    more: 'Pergunte também o que dão por pagar na hora. Às vezes o desconto vale mais que o prazo.',
    nextStep: 'Calcule esses dias e peça a um fornecedor uma semana sobre um pedido pequeno.',
  },
  {
    id: 'loan',
    title: 'pegar um empréstimo',
    asks: [
      'devo pegar um empréstimo',
      'pego dinheiro no banco',
      'como consigo crédito',
      'o banco negou o empréstimo',
      'um microcrédito para a minha loja',
      'empréstimo',
    ],
    words: 'empréstimo crédito banco emprestar juros financiar',
    answer:
      'Pegue emprestado para algo que renda mais do que custa enquanto você paga, como uma máquina com pedidos esperando. Não pegue para tapar um buraco de todo mês. Calcule três linhas: a parcela, o que aquilo deixa num mês normal depois dos custos, e o que deixou o pior mês do último ano. Se o pior não paga a parcela, o empréstimo é grande ou curto demais. Pergunte o que você assina como pessoa e quanto devolve no total. Compare duas ofertas.',
    more: 'Se o banco negar, pergunte o motivo e o que o mudaria. Bancos públicos, fundos de aval e leasing olham outras coisas.',
    nextStep: 'Ponha a parcela ao lado do pior mês e pergunte a dois credores quanto devolveria no total.',
  },
  {
    id: 'family-money',
    title: 'dinheiro da família e de amigos',
    asks: [
      'aceito dinheiro da família',
      'meu tio quer investir na empresa',
      'meu irmão me emprestou dinheiro e agora quer mandar',
      'amigos querem colocar dinheiro',
      'meus pais me emprestaram dinheiro',
    ],
    words: 'mãe pai pais tio tia irmão irmã família amigos economias emprestar',
    answer:
      'Aceite só o que eles podem perder sem mudar de vida, e diga essa frase em voz alta a eles. Depois escrevam meia página, mesmo com a sua mãe: presente, empréstimo ou parte; quanto; devolvido quando e com quê; quem decide no negócio. A maioria das brigas nasce porque um pensa empréstimo e o outro pensa parte. Calcule o que poderia devolver por mês se for mal, e prometa só isso. Sobre imposto, pergunte a um contador.',
    more: 'Se alguém já quer mandar, ofereça dois caminhos: devolução com um plano, ou uma parte com os direitos por escrito.',
    nextStep: 'Escreva a meia página e conversem antes que mais dinheiro mude de mãos.',
  },
  {
    id: 'seasonality',
    title: 'temporadas boas e ruins',
    asks: [
      'no inverno não vem ninguém',
      'ganhamos tudo em três meses',
      'como sobrevivo à baixa temporada',
      'meu negócio é sazonal',
      'no verão as vendas caem',
    ],
    words: 'temporada inverno verão outono primavera natal turistas',
    answer:
      'Calcule o ano por mês: o que entra, o que sai e o que sobra. O ponto mais baixo é a reserva de que você precisa no último dia da boa temporada; separe-a toda semana enquanto vai bem, antes de tudo. Depois diminua os meses ruins: custos que param, pessoal por temporada, aluguel conforme as vendas. Só então procure um segundo uso para o que você tem. Venda vales ou pedidos antecipados para a próxima temporada.',
    more: 'Anote as semanas mortas do ano passado. Duas fechadas e planejadas custam menos que duas abertas e vazias.',
    nextStep: 'Desenhe os doze meses, marque o ponto mais baixo e calcule a quantia semanal que o preenche.',
  },
  {
    id: 'fundraising',
    title: 'captar investimento',
    asks: [
      'como acho investidores',
      'como convenço investidores',
      'como consigo investimento',
      'quando faço uma rodada',
      'quanto dinheiro devemos captar',
    ],
    words: 'investidor investidores investimento rodada captar',
    answer:
      'Capte quando dinheiro for o que falta e saiba que prova ele compra: este valor, estes meses, esta prova. Editais, clientes e um plano menor custam menos que participação. Calcule quantos meses esse dinheiro compra antes de dizer o valor, e que parte da empresa sobra para você depois. Mostre o que você pensava no primeiro mês e o que sabe hoje.',
    more: 'Quarenta investidores certos, apresentados por fundadores, primeiras reuniões em três semanas.',
    nextStep: 'Escreva: “Com este valor chegamos a esta prova neste mês”.',
  },
  {
    id: 'bank-account',
    title: 'um banco que nega a conta',
    asks: [
      'nenhum banco abre uma conta para nós',
      'o banco recusou a conta da empresa',
      'o banco fechou a nossa conta',
      'como abro uma conta de empresa',
      'minha conta no banco foi bloqueada',
    ],
    words: 'banco conta abrir fechou bloqueada',
    answer:
      'Peça o motivo por escrito; muitas vezes é um papel que falta, o seu ramo ou a origem do dinheiro, e o primeiro se resolve. Leve o que um banco precisa conferir: o registro, de quem é a empresa, de onde vem o dinheiro, três contratos ou notas. Tente três ao mesmo tempo, entre eles uma cooperativa ou um serviço de pagamento autorizado. Em alguns países há direito a uma conta básica ou uma ouvidoria; o órgão regulador sabe. Calcule que pagamentos vencem na próxima semana e resolva esses primeiro.',
    more: 'Tenha outra conta em outro lugar com os custos de um mês. Um banco pode fechar a sua em semanas.',
    nextStep: 'Peça o motivo por escrito e tente outras duas instituições com todos os papéis.',
  },
  {
    id: 'inflation',
    title: 'preços com inflação alta',
    asks: [
      'a inflação come o meu preço',
      'de quanto em quanto tempo subo o preço com a inflação',
      'os preços mudam todo mês, quanto cobro',
      'os meus custos sobem toda semana',
      'como dou preço se a moeda cai',
    ],
    words: 'inflação desvalorização índice dólar mensal',
    answer:
      'Atualize o preço num ritmo que todos conheçam, todo mês ou quando o seu fornecedor o faz, e diga a regra em vez de desculpar cada aumento: ligada a um índice, à tabela do fornecedor ou a outra moeda, conforme a lei permita. Deixe as propostas valerem dias, não semanas, com a data escrita. Receba no pedido, ou uma parte grande; o que devem a você derrete. Não fixe um preço por um ano, a não ser que ande com o índice. Calcule o preço pelo que a próxima compra vai custar, não pelo que custou a última.',
    more: 'Transforme dinheiro em estoque que você vende com certeza. Guarde na moeda que cai só o que salários e aluguel pedem.',
    nextStep: 'Escreva a regra em uma frase, com a data, e ponha na próxima proposta.',
  },
  {
    id: 'delivery',
    title: 'entrega e transporte',
    asks: [
      'o correio estraga a mercadoria',
      'os pacotes chegam quebrados',
      'a entrega demora demais',
      'como envio comida que estraga',
      'o transporte custa muito',
      'as encomendas chegam estragadas',
    ],
    words: 'correio correios entrega envio transporte pacote embalagem estraga estragado frete caixa',
    answer:
      'Separe primeiro se estraga pelo calor, pelo tempo ou pelas pancadas. Mande cinco caixas a você mesmo e a amigos em cidades diferentes, com a data e um termômetro barato dentro, e anote o que chega e como. Depois mude uma coisa por vez: embalagem, gelo, dia de envio (segunda, nunca sexta), outra transportadora, ou um ponto de retirada. Reclame de cada caixa com foto, no prazo da transportadora. Calcule quanto uma entrega custa por inteiro, com as estragadas, e ponha isso no preço ou no mínimo do pedido.',
    more: 'Com os números de um mês, estragadas por cem caixas, peça proposta a uma segunda transportadora.',
    nextStep:
      'Mande cinco caixas de teste esta semana e anote o dia, o estado e a transportadora de cada uma.',
  },
  {
    id: 'quoting',
    title: 'o preço de um dia ou de um trabalho',
    asks: [
      'quanto cobro por um dia inteiro com um grupo',
      'quanto cobrar a uma empresa por um evento',
      'como calculo o preço de um trabalho',
      'quanto cobro por hora',
      'quanto cobrar por pessoa para um grupo',
    ],
    words: 'dia evento grupo orçamento hora pessoa cobrar empresa trabalho',
    answer:
      'Some o que o dia custa: pessoas que trabalham nele, material, deslocamento, seguro, e a hora de preparar e de arrumar; ponha o seu próprio dia com o que você precisa ganhar. Divida pelo número de pessoas, e veja também o preço com dez a menos, porque grupos encolhem. Compare com três propostas que uma empresa recebe para um dia assim, não com o que pagam particulares. Diga um preço por grupo com um máximo de pessoas, metade na reserva, e o que acontece se chover. Calcule antes abaixo de que preço você não sai de casa.',
    more: 'Ofereça dois tamanhos: o simples e o que inclui refeição ou fotos. A maioria escolhe olhando para a diferença.',
    nextStep: 'Escreva os custos de um dia em uma folha, calcule o preço por grupo e mande a duas empresas.',
  },
]
