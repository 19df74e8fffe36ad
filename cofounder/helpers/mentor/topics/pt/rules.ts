import type { MentorTopic } from '../../topic.ts'

export const rules: readonly MentorTopic[] = [
  {
    id: 'deposit',
    title: 'sinal e cancelamentos em cima da hora',
    asks: [
      'como cobro um sinal',
      'os clientes cancelam em cima da hora',
      'posso pedir pagamento adiantado',
      'como peço um sinal sem assustar o cliente',
      'os clientes não aparecem na hora marcada',
      'devo cobrar adiantado',
      'como recebo se só me pagam depois da safra',
    ],
    words: 'sinal adiantado adiantamento hora marcada desmarcam entrada',
    answer:
      'Diga o sinal como regra, não como pedido: ele guarda a data e o material, o resto vem na entrega. Diga a soma, o dia e o que acontece se desmarcarem, em uma frase, antes de aceitar. Quem não dá sinal quase sempre não tinha dito sim. Calcule quanto custa um cancelamento: horas, material e o outro pedido perdido; o sinal deve ao menos cobrir isso. O que você pode reter depende da lei do seu país.',
    more: 'Ofereça dois caminhos: com sinal e data fixa, ou sem sinal na próxima vaga.',
    nextStep: 'Escreva a frase do sinal e diga aos próximos três clientes.',
  },
  {
    id: 'licence',
    title: 'licenças e autorizações',
    asks: [
      'preciso de uma licença',
      'preciso de autorização para isto',
      'posso fazer isto legalmente',
      'que licença preciso',
      'é preciso alvará',
      'que autorização pedem',
    ],
    words: 'licença autorização alvará permissão legalmente',
    answer:
      'Ache a autoridade antes do ponto: a licença decide muitas vezes o lugar, o equipamento e quem pode tocar o negócio. Pergunte na câmara, prefeitura ou associação comercial que órgão responde pelo seu ramo, e a ele pergunte três coisas por escrito: que licença, o que exige, quanto demora. Não confie no que os outros fazem na rua. Ponha no seu plano o custo e os meses sem vendas.',
    more: 'Pergunte também o que já pode fazer sem licença. Muitas vezes uma parte se vende desde hoje.',
    nextStep: 'Ligue para a associação comercial, consiga o nome do órgão e mande as três perguntas.',
  },
  {
    id: 'insurance',
    title: 'seguros',
    asks: [
      'de que seguro preciso',
      'preciso de seguro de responsabilidade',
      'tenho de fazer um seguro',
      'um seguro vale a pena',
      'o que acontece se alguma coisa quebrar',
      'preciso de um seguro especial',
    ],
    words: 'seguro seguros segurar apólice responsabilidade dano',
    answer:
      'Segure o que você não poderia pagar, e pouco mais. Escreva cinco coisas que podem dar errado e atrás a soma; tudo o que custaria o negócio ou a sua casa deve ter seguro, primeiro os danos a pessoas. Alguns seguros são exigidos por lei ou por um cliente: pergunte na sua associação quais são obrigatórios no seu ramo. Compare três propostas com a mesma franquia e leia primeiro o que fica de fora.',
    more: 'Pergunte a um colega que danos teve de verdade. É a lista mais honesta.',
    nextStep: 'Escreva os cinco danos com as somas e peça três propostas para os dois mais graves.',
  },
  {
    id: 'bypass',
    title: 'clientes ou parceiros que passam por cima',
    asks: [
      'vendem pelas minhas costas',
      'os clientes me contornam',
      'o motorista e o cliente se acertam sem mim',
      'meus membros vendem direto',
      'depois da primeira vez ligam direto',
      'como evito que me contornem',
    ],
    words: 'contornam costas direto intermediário acertam',
    answer:
      'Proibir adianta pouco; tem de compensar passar por você. Pergunte a cinco que o contornaram o que faltava. Dê aos dois lados algo que só existe com você: pagamento no mesmo dia, um seguro, um substituto, o próximo pedido. Cobre onde nasce a vantagem, muitas vezes no começo ou por mensalidade. Calcule quanto alguém poupa ao contornar e quanto perde com isso.',
    more: 'Comece por quem faz mais negócios: a sua regra deve ser boa primeiro para eles.',
    nextStep: 'Ligue para cinco que o contornaram e pergunte o que os faria voltar.',
  },
  {
    id: 'trade-fair',
    title: 'feiras e mercados',
    asks: [
      'vale a pena ir a uma feira',
      'devo montar um estande na feira',
      'o que rende uma feira',
      'como preparo uma feira',
      'devo vender na feira',
    ],
    words: 'feira feiras estande expositor banca',
    answer:
      'Uma feira vale a pena se lá há gente que você não encontraria de outro jeito e se vai com encontros marcados. Vá a primeira vez como visitante e conte com quantas pessoas certas fala num dia. Com estande: convide quatro semanas antes vinte pessoas pelo nome. Calcule todos os custos, também os seus dias, divididos pelas conversas que levam a uma proposta, e compare com visitas ou ligações.',
    more: 'A feira começa no dia seguinte: quem tem notícia sua em três dias se lembra.',
    nextStep: 'Pergunte a três expositores do ano passado quantos pedidos ficaram e depois decida.',
  },
  {
    id: 'volunteers',
    title: 'voluntários que não aparecem',
    asks: [
      'os voluntários não vêm',
      'como encontro voluntários',
      'os voluntários faltam sempre',
      'como mantenho os voluntários',
      'os voluntários deixam de vir',
    ],
    words: 'voluntários voluntário voluntariado ajudar faltam',
    answer:
      'Quem ajuda de graça vem por alguma coisa: pessoas, sentido, aprender, uma tarefa que acaba. Pergunte a cada um por quê. Faça a tarefa pequena, com hora, nome e fim, e lembre dois dias antes. Dê a uma pessoa por turno a responsabilidade pelos outros. Conte durante quatro semanas quem disse sim e quem veio, e planeje com essa parte, não com a esperança. Agradeça pelo nome e pelo que foi feito.',
    more: 'O que precisa acontecer toda semana não pode depender só de voluntários.',
    nextStep: 'Ligue para os três que faltaram e pergunte o que tornaria a tarefa mais fácil.',
  },
]
