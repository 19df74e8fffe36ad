import type { MentorTopic } from '../../topic.ts'

export const company: readonly MentorTopic[] = [
  {
    id: 'patent',
    title: 'patentes e invenções',
    asks: [
      'devo patentear a minha invenção',
      'como protejo a minha ideia',
      'uma patente vale a pena',
      'quanto custa uma patente',
      'alguém pode roubar a minha invenção',
      'como registro uma patente',
    ],
    words: 'patente patentear invenção inventei proteger registrar',
    answer:
      'Não mostre nada em público antes de perguntar: em muitos países uma invenção mostrada já não se pode proteger. Procure um dia nas bases de patentes gratuitas. Uma patente é um direito de processar, então pergunte quem copiaria, se você notaria e se poderia pagar a briga. Calcule o custo ao longo dos anos, que um agente de patentes estima, contra o lucro que só a patente protege. Muitos institutos oferecem uma primeira conversa.',
    more: 'Uma licença para um fabricante que já vende aos seus clientes pode valer mais do que uma fábrica própria.',
    nextStep: 'Passe um dia numa base de patentes e marque uma primeira conversa antes de mostrar.',
  },
  {
    id: 'company-form',
    title: 'que forma de empresa',
    asks: [
      'que forma jurídica devo escolher',
      'MEI ou empresa limitada',
      'devo abrir uma limitada',
      'recibos verdes ou empresa',
      'quando abro uma empresa',
      'associação ou empresa',
    ],
    words: 'forma jurídica limitada mei empresa sociedade ltda unipessoal',
    answer:
      'Três perguntas decidem mais do que qualquer tabela: o que pode dar errado que você não poderia pagar, outros terão uma parte, um cliente, investidor ou licença exige uma forma? Se as respostas são nada, não e não, a mais simples costuma bastar para começar. Com risco ou sócios, uma forma que limita a responsabilidade vale o custo. Calcule esse custo para um ano; um contador faz em uma hora.',
    more: 'Dois fundadores sem forma nenhuma já são, em muitos países, uma sociedade em que um paga pelo outro.',
    nextStep:
      'Escreva as três respostas e leve a uma hora com um contador ou um posto de apoio a empreendedores.',
  },
  {
    id: 'grants',
    title: 'apoios e subsídios',
    asks: [
      'há apoios para empreendedores',
      'como consigo um subsídio',
      'o estado pode apoiar o meu negócio',
      'como peço um apoio público',
      'há dinheiro grátis para começar',
      'editais e subsídios',
    ],
    words: 'apoio apoios subsídio subsídios edital estado público fundo',
    answer:
      'Pergunte a quem conhece a sua região: associação comercial, prefeitura ou câmara, universidade, banco de fomento; sabem o que está aberto e muitas vezes ajudam de graça. Leia as condições antes do objetivo: alguns pagam depois, outros proíbem começar antes da aprovação, quase todos pedem uma parte sua. Calcule as horas de escrever e prestar contas contra a soma vezes a chance, e os meses até o dinheiro contra o seu caixa.',
    more: 'Um apoio que paga depois é um empréstimo seu ao estado. Pergunte antes quem adianta.',
    nextStep:
      'Ligue para um posto público e anote dois programas que servem, com prazo, parte própria e dia de pagamento.',
  },
  {
    id: 'own-pay',
    title: 'quanto pagar a si mesmo',
    asks: [
      'quanto devo pagar a mim mesmo',
      'quando posso ter um salário',
      'posso tirar dinheiro da empresa',
      'não me pago nada',
      'quanto posso retirar',
      'pró-labore',
    ],
    words: 'mim mesmo salário retirar tirar pró-labore fundador',
    answer:
      'Pague-se algo todo mês, num dia fixo, mesmo que pouco; um negócio que vive do seu trabalho grátis não sabe se funciona. Calcule duas somas: o mínimo da sua casa e o que sobra num mês normal depois de contas, impostos separados e uma reserva. A menor é o seu pagamento por agora. Como retirar decide impostos e seguros: pergunte a um contador.',
    more: 'Separe os impostos em outra conta no dia em que o dinheiro entra. O que está ali não é seu.',
    nextStep: 'Escreva o mínimo da sua casa ao lado da sobra média do último trimestre e fixe dia e soma.',
  },
  {
    id: 'break-even',
    title: 'quanto é preciso vender',
    asks: [
      'quantos preciso vender para cobrir os custos',
      'qual é o meu ponto de equilíbrio',
      'quando teremos lucro',
      'quanto preciso faturar para viver',
      'de quantos clientes preciso',
      'quando compensa',
    ],
    words: 'equilíbrio cobrir custos vender lucro faturar compensa',
    answer:
      'Bastam dois números. Primeiro os custos que vêm todo mês, venda ou não: aluguel, salários, seguro, empréstimo e a sua própria vida. Segundo, o que uma venda deixa depois dos custos dela. Divida o primeiro pelo segundo: tantas vendas por mês. Se é demais, só há três alavancas: o preço, o custo de uma venda, os custos do mês. Teste cada uma no papel.',
    more: 'Faça de novo com o pior mês do ano passado. É esse que se precisa aguentar.',
    nextStep: 'Escreva os custos do mês, o que uma venda deixa e as vendas por dia que resultam.',
  },
  {
    id: 'valuation',
    title: 'quanto vale a empresa',
    asks: [
      'quanto vale a minha empresa',
      'como avalio o meu negócio',
      'que avaliação devo pedir',
      'esta avaliação é justa',
      'um investidor quer uma porcentagem por tanto dinheiro',
      'quanta parte devo ceder',
    ],
    words: 'avaliação vale valor porcentagem percentagem investidor parte ceder valuation',
    answer:
      'Numa empresa jovem a avaliação não se mede, combina-se. O dinheiro dividido pela parte é a avaliação depois do dinheiro. Comece pela necessidade: que soma leva a que prova, e que parte você pode dar por ela. Pergunte a dois fundadores do seu ramo e país o que conseguiram neste ano. Num negócio que já roda olha-se o lucro do ano, com um salário justo para você descontado, e se ele anda sem você.',
    more: 'Um número alto hoje é uma promessa para a próxima rodada. Pegue aquele em que você consegue crescer.',
    nextStep: 'Calcule o dinheiro necessário dividido pela parte que daria e confira com dois fundadores.',
  },
  {
    id: 'charity',
    title: 'dinheiro para uma boa causa',
    asks: [
      'como uma associação consegue dinheiro todos os meses',

      'como se financia uma associação',
      'como conseguimos doações',
      'uma ONG pode cobrar',
      'como achamos patrocinadores',
      'quem paga por uma boa causa',
      'sem fins lucrativos mas com receita',
    ],
    words: 'ong associação fundação doações doação donativos patrocinador lucrativos voluntários',
    answer:
      'Quem poupa dinheiro ou fica melhor por causa de vocês pode pagar: peçam um preço por um serviço, com fatura, não um presente, e digam quanto poupa. Doações e preços têm regras e impostos diferentes; confirmem com a autoridade ou um contador o que o seu estatuto permite antes da primeira fatura. Calculem quanto custa um caso antes de dizer um preço.',
    more: 'Dois pagadores pequenos por um ano valem mais que um grande presente: dizem quanto o trabalho vale para alguém.',
    nextStep:
      'Pergunte a dois beneficiados quanto o problema lhes custa hoje e ofereça um preço menor por três meses.',
  },
  {
    id: 'motivation',
    title: 'medo e dúvida',
    asks: [
      'duvido de mim',
      'tenho medo de fracassar',
      'não tenho coragem de começar',
      'perdi a motivação',
      'me sinto um impostor',
      'sou bom o bastante para isto',
      'tenho medo de vender',
    ],
    words: 'medo dúvida motivação fracassar coragem impostor',
    answer:
      'O medo costuma apontar o que testar a seguir. Faça pequeno: uma conversa, um preço dito em voz alta, uma página vista por um estranho. Fale com um fundador meio ano à frente; quase tudo o que parece falha sua é a forma normal deste trabalho. Conte as pequenas coisas corajosas da semana; contadas, elas crescem, e você vê que andou.',
    more: 'Proteja o sono e um dia por semana. Decida antes quantos meses e quanto dinheiro você dá.',
    nextStep: 'Escreva a pergunta que está evitando e faça-a a alguém que possa responder.',
  },
]
