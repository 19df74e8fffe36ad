import type { MentorTopic } from '../../topic.ts'

export const customers: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'achar os primeiros clientes',
    asks: [
      'como consigo os primeiros clientes',
      'onde acho clientes',
      'ninguém compra ainda',
      'como chego aos primeiros que pagam',
      'não tenho clientes',
      'como consigo usuários',
    ],
    words: 'clientes compradores usuários vendas downloads captar vender',
    answer:
      'Os dez primeiros clientes vêm de conversas, não de canais. Escreva quarenta nomes, peça a cada um quinze minutos sobre o problema e ofereça o produto só a quem perguntar. Instale você mesmo. Conte as respostas a cada dez mensagens: esse número diz se o erro está na lista ou na frase. Comece por quem você pode encontrar ainda esta semana.',
    more: 'Peça a cada um que diga não o nome de alguém que sofra mais. Quando um lugar trouxer três, é o seu primeiro canal.',
    nextStep:
      'Escreva a dez pessoas com nome uma frase sobre o problema delas e uma pergunta, e conte as respostas.',
  },
  {
    id: 'interviews',
    title: 'conversar com clientes',
    asks: [
      'como entrevisto clientes',
      'o que pergunto a possíveis clientes',
      'como valido o problema',
      'as pessoas só são simpáticas com a minha ideia',
      'devo fazer uma pesquisa',
      'como sei se o problema é real',
    ],
    words: 'perguntar perguntas entrevista pesquisa escutar validar entender',
    answer:
      'Pergunte pela última vez, nunca pela sua ideia: o que fez, quanto custou, o que já tentou? Comportamento passado e dinheiro são provas; “eu usaria” não. Comece com cinco pessoas que deveriam ter o mesmo problema e conte quantas citaram um valor ou mostraram alguma coisa. Cinco conversas com gente parecida dizem mais que um questionário longo. O resto são opiniões, gentis ou não.',
    more: 'Termine pedindo algo que custe: uma apresentação, dados, um depósito.',
    nextStep: 'Faça três conversas de vinte minutos sem citar o seu produto.',
  },
  {
    id: 'marketing',
    title: 'escolher um canal',
    asks: [
      'como ficamos conhecidos',
      'que canal de marketing uso',
      'como faço propaganda',
      'vale a pena o Instagram',
      'ninguém nos conhece',
      'como divulgo o meu negócio sem dinheiro',
      'que as pessoas saibam que existimos',
      'propaganda',
    ],
    words: 'propaganda divulgar divulgo anúncios redes conhecidos saberem existimos canal',
    answer:
      'Teste três canais por duas semanas cada, com orçamento pequeno e um número: custo por conversa com um cliente. Fique com o que ganhar e largue os outros. Comece onde você já teve três boas conversas e anote quanto custou cada uma, com as suas horas. Curtidas não contam; conversas, sim. Um só canal bem trabalhado costuma bastar no primeiro ano. Os outros podem esperar.',
    more: 'Vá aonde eles já estão e diga o problema com as palavras deles antes do seu nome.',
    nextStep: 'Escolha um lugar onde eles se reúnem e comece lá uma conversa honesta por dia.',
  },
  {
    id: 'exclusivity',
    title: 'um cliente que quer exclusividade',
    asks: [
      'um cliente quer exclusividade',
      'um revendedor quer ser o único a vender',
      'querem direitos exclusivos na região',
      'pedem que eu não trabalhe com mais ninguém',
      'dou exclusividade',
    ],
    words: 'exclusivo exclusividade exclusiva único região',
    answer:
      'Exclusividade se vende: dê preço e fim. Uma compra mínima por trimestre, uma região, doze meses, e ela cai se o mínimo faltar. Sem mínimo, a resposta é não. Calcule o que você ganharia ali com outros nesses doze meses; esse é o preço mínimo. Peça a um advogado que leia a cláusula antes de assinar. Só depois falem de prazo e de região.',
    more: 'Ofereça antes algo menor: três meses de dianteira ou uma conta com nome.',
    nextStep: 'Pergunte de que rival ele quer se proteger e escreva o mínimo que valeria.',
  },
  {
    id: 'rejected',
    title: 'um não de alguém que importa',
    asks: [
      'a associação disse não',
      'fomos recusados',
      'o parceiro importante não quer',
      'o que faço depois de uma recusa',
      'não querem trabalhar conosco',
    ],
    words: 'recusa recusado negaram rejeitado associação',
    answer:
      'Um não à sua oferta não é um não dos seus clientes. Pergunte uma vez o que teria de ser diferente. Depois vá às mesmas pessoas por outra porta: dez sócios, um por um. Calcule que parte do seu plano dependia dessa única resposta; é essa parte que se refaz primeiro. O resto fica como está. E não responda no calor da hora.',
    more: 'Nunca pendure o plano em uma só porta.',
    nextStep: 'Cite dois outros caminhos até as mesmas vinte pessoas e tente o menor.',
  },
  {
    id: 'complaints',
    title: 'reclamações sobre a qualidade',
    asks: [
      'um cliente reclama da qualidade',
      'clientes reclamam',
      'como lido com reclamações',
      'uma cliente irritada grita comigo',
      'dizem que o serviço foi mal feito',
      'recebemos cada vez mais reclamações',
    ],
    words: 'reclamação reclama reclamam furiosa irritado ruim quebrado defeito insatisfeito',
    answer:
      'Escute até o fim, repita com as suas palavras e pergunte o que resolveria; a maioria pede menos do que você ofereceria. Decida em um dia e diga a data em que estará resolvido. Não explique de quem foi a culpa. Depois olhe o seu lado: anote cada reclamação com data, produto e causa, e calcule reclamações a cada cem pedidos. Duas vezes a mesma causa é falha do trabalho. Se alguém puder se machucar, hoje não entregue mais nada.',
    more: 'Ligue de novo uma semana depois. Quem foi bem atendido costuma ficar mais tempo do que quem nunca teve problema.',
    nextStep: 'Resolva o caso de hoje com uma data e comece a lista: data, produto, causa.',
  },
  {
    id: 'platform-dependence',
    title: 'depender de uma plataforma',
    asks: [
      'todos os meus pedidos vêm de um aplicativo',
      'a plataforma mudou as regras',
      'e se a Amazon nos expulsar',
      'a plataforma bloqueou a nossa conta',
      'dependemos do Google',
    ],
    words: 'plataforma amazon etsy ifood airbnb aplicativo bloqueou suspendeu algoritmo',
    answer:
      'Calcule que parte dos seus pedidos e do seu lucro vem dali, depois das taxas. Acima da metade, o seu negócio é alugado. Guarde hoje o que é seu: contatos onde for permitido, fotos, textos, avaliações, notas. Se foi bloqueado, leia a regra citada, responda uma vez com provas pelo formulário deles e guarde cópias. Depois abra uma segunda porta: com cada pedido, um motivo para vir direto na próxima vez, dentro das regras deles.',
    more: 'Tenha como meta um em cada dez pedidos pela segunda porta em um trimestre. Esse fio de água segura você no dia ruim.',
    nextStep: 'Calcule essa parte e ponha nos próximos dez pedidos um motivo para vir direto.',
  },
  {
    id: 'competition',
    title: 'concorrentes',
    asks: [
      'já existe uma empresa grande que faz isso',
      'como venço a concorrência',
      'meus concorrentes têm mais dinheiro',
      'o que nos torna diferentes',
      'devo me preocupar com a concorrência',
    ],
    words: 'concorrência concorrente rival igual grande',
    answer:
      'Seu rival mais forte é não fazer nada; o segundo, o que já pagam. Não liste funções: ache a situação em que com os outros se perde e com você se ganha. Conte, nas últimas dez conversas, quem foi citado como a outra escolha. Comece pelo mais citado e pergunte o que falta lá. É ali a sua entrada, não em mais uma função.',
    more: 'Use o rival como cliente, leia as piores avaliações e fale com três que saíram.',
    nextStep: 'Fale com dois que largaram a opção óbvia.',
  },
  {
    id: 'shelves',
    title: 'entrar nas lojas',
    asks: [
      'como entro nas lojas',
      'como vendo para supermercados',
      'como ponho o meu produto na prateleira',
      'como acho revendedores',
      'que margem a loja pede',
    ],
    words: 'loja lojas prateleira supermercado revendedor varejo comércio distribuidor',
    answer:
      'Comece por cinco lojas em que o dono decide. Leve uma caixa cheia, o preço na prateleira e o dia de entrega. Calcule de trás para a frente: preço na prateleira, menos imposto, menos a parte da loja, menos entrega e devoluções; o que resta tem de pagar os seus custos e você. Pergunte a cada loja qual é a parte dela, muda conforme o ramo. Conta a segunda caixa, não a primeira: calcule quanto se vende por loja e por semana. Com esse número você pode falar com uma rede, que vai pedir prazo e quantidade.',
    more: 'Passe um sábado na loja e deixe provar. O que as pessoas dizem ali vai para o rótulo.',
    nextStep:
      'Visite três lojas esta semana com uma caixa e pergunte a parte delas, o dia de entrega e as devoluções.',
  },
]
