import type { MentorTopic } from '../../topic.ts'

export const direction: readonly MentorTopic[] = [
  {
    id: 'mvp',
    title: 'a primeira versão',
    asks: [
      'o que entra na primeira versão',
      'quão pequeno pode ser o MVP',
      'preciso terminar tudo antes de mostrar',
      'como faço um protótipo',
      'que funções preciso primeiro',
    ],
    words: 'protótipo versão mvp funções simples',
    answer:
      'A primeira versão testa a suposição mais arriscada, não mostra a ideia toda. Faça à mão o que o cliente não vê: um formulário, uma planilha e você no meio bastam para cinco clientes. Escreva primeiro essa suposição em uma frase. Depois conte quantos dos cinco ficariam bravos se você a tirasse deles; esse é o seu resultado. O resto são opiniões.',
    more: 'Dê a si duas semanas; o resto vai para uma lista.',
    nextStep: 'Entregue o resultado uma vez, tudo à mão, e anote cada passo.',
  },
  {
    id: 'pivot',
    title: 'mudar de rumo',
    asks: [
      'devo mudar de rumo',
      'não está funcionando',
      'tento outra coisa',
      'quando é hora de pivotar',
      'a ideia não anda',
    ],
    words: 'rumo mudar pivotar outra parado',
    answer:
      'Separe as partes: as pessoas, o problema, a solução, a venda. Em geral uma está errada. Ponha o limite antes de olhar: se até lá menos de tantos fizerem isso, mudamos. Se não consegue pagar o que vence, fale já com um advogado: há prazos. Conte, para cada parte, quem de fato agiu no último mês. Elogios não contam, só atos.',
    more: 'Sem data, toda semana parece a errada.',
    nextStep: 'Escreva uma frase com número e data que faria você mudar.',
  },
  {
    id: 'shut-down',
    title: 'encerrar a empresa',
    asks: [
      'devo fechar o negócio',
      'como encerro a empresa direito',
      'é hora de desistir',
      'devo parar',
      'fecho a loja',
    ],
    words: 'fechar encerrar desistir parar falência',
    answer:
      'Decida num dia depois de dormir, com três números: quanto dinheiro há, quantos meses dura, e o que teria de acontecer até quando. Se ninguém sentiria falta e hoje você não começaria de novo, parar é uma decisão e não um fracasso. Se não consegue pagar o que vence, pergunte logo a um advogado ou consultor: há prazos, e eles obrigam você como pessoa. Calcule quanto custa um fim em ordem e guarde esse dinheiro.',
    more: 'Escreva a clientes, funcionários e credores antes que perguntem. Parar em ordem custa menos que parar tarde.',
    nextStep: 'Escreva a frase “Paramos se até … não tiver acontecido …” e mostre a alguém.',
  },
  {
    id: 'rent',
    title: 'o aluguel e o contrato',
    asks: [
      'o dono quer aumentar o aluguel',
      'o aluguel é alto demais',
      'assino um contrato longo de aluguel',
      'como negocio o aluguel da loja',
      'não consigo pagar o aluguel',
      'aluguel',
      'o aluguel',
    ],
    words: 'aluguel dono imóvel ponto contrato dobrar',
    answer:
      'Antes de assinar ou responder, calcule o aluguel como parte do que o ponto vende num mês normal, e no pior. Se o pior não paga, o ponto é caro, por mais bonito que seja. Negocie depois o que custa pouco ao dono: começar mais tarde, saída depois de um ano, degraus em vez de salto, um limite para aumentos. Leve outros dois pontos com preço. Peça a alguém que entenda de contratos que leia prazo, fim, consertos e garantia pessoal.',
    more: 'Se vier um aumento, veja primeiro no contrato se ele é permitido dessa forma e nessa data.',
    nextStep: 'Calcule o aluguel contra o pior mês e visite outros dois pontos.',
  },
  {
    id: 'legal',
    title: 'questões legais',
    asks: [
      'preciso de um advogado',
      'isso é permitido',
      'o que diz a lei',
      'tenho uma dúvida jurídica',
      'que obrigações legais tenho',
      'contrato, marca, patente ou proteção de dados',
    ],
    words: 'advogado lei legal permitido proibido direito',
    answer:
      'Nisso não posso aconselhar: depende do país e do seu caso. Para o direito pergunte a um advogado; para licenças, ao órgão responsável; a associação comercial costuma conhecer primeiras consultas gratuitas. Num campo regulado, descubra na primeira semana de que licença você precisa; ela muitas vezes decide quem pode ser seu cliente. Que todos que constroem cedam o trabalho à empresa por escrito. Calcule quanto custaria um passo errado e leve primeiro a pergunta mais cara.',
    more: 'Leve três perguntas que poderiam parar o projeto; assim a hora sai barata.',
    nextStep: 'Escreva as três perguntas e marque uma hora.',
  },
  {
    id: 'tax',
    title: 'impostos',
    asks: [
      'quanto imposto tenho que pagar',
      'preciso emitir nota',
      'pago imposto sobre o que ganho por fora',
      'preciso de um contador',
      'a receita me mandou uma carta',
    ],
    words: 'imposto impostos receita contador declarar nota',
    answer:
      'Sobre impostos não posso aconselhar: dependem do país e do seu caso. Um contador ou a receita podem, e uma primeira conversa costuma custar pouco. Leve quatro coisas: o que recebeu e de quem, em que país estão, a forma da sua empresa e o que mais você ganha. Até lá separe uma parte de cada pagamento em outra conta, e pergunte de que tamanho. Calcule o que entrou nos últimos doze meses; muitas obrigações começam num valor. Se uma carta tem prazo, ligue antes.',
    more: 'Guarde cada nota e recibo por mês; só isso já barateia a hora.',
    nextStep: 'Escreva três perguntas de imposto e marque uma hora com um contador.',
  },
  {
    id: 'registration',
    title: 'registrar o negócio',
    asks: [
      'devo registrar o meu negócio',
      'devo registrar a empresa',
      'vendo em casa sem papéis',
      'quando formalizo o meu trabalho',
      'como abro uma empresa',
      'é ilegal vender sem registro',
      'que tipo de empresa escolho',
    ],
    words: 'registrar formalizar papéis mei cnpj vizinhos informal',
    answer:
      'Pergunte na prefeitura ou na associação comercial o que o seu ofício precisa; a primeira conversa costuma ser gratuita, e perguntar não denuncia ninguém. Muda conforme o lugar: o pequeno às vezes só pede um aviso, outras coisas primeiro uma licença. Calcule os dois lados de um ano: taxas, impostos, seguro e horas, contra o que você perde sem papéis, como clientes grandes, conta, crédito e sono tranquilo. Comece a partir de hoje, e que um consultor diga o que fazer com o que passou.',
    more: 'Leve quatro linhas: o que vende, onde, desde quando, por quanto ao mês. Bastam para uma resposta clara.',
    nextStep: 'Escreva as quatro linhas e ligue esta semana para a prefeitura ou a associação.',
  },
]
