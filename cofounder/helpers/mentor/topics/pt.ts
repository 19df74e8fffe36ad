import type { MentorTopic } from '../topic.ts'

export const pt: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'achar os primeiros clientes',
    words: 'primeiros clientes conseguir consigo achar vender dez usuários captar',
    advice: [
      'Os dez primeiros clientes vêm de conversas, não de canais. Escreva quarenta nomes, peça a cada um quinze minutos sobre o problema e ofereça o produto só a quem perguntar. Instale você mesmo.',
      'Peça a cada um que diga não o nome de alguém que sofra mais. Quando um lugar trouxer três, é o seu primeiro canal.',
    ],
    nextStep:
      'Escreva a dez pessoas com nome uma frase sobre o problema delas e uma pergunta, e conte as respostas.',
  },
  {
    id: 'pricing',
    title: 'definir o preço',
    words: 'preço preços cobrar quanto caro barato assinatura desconto definir',
    advice: [
      'Parta do que o problema custa, não do que o produto custa a você. Um décimo do dano anual se aceita fácil; metade pede prova. Diga um preço em voz alta e fique em silêncio. Se ninguém reagir, está baixo.',
      'Suba em cada uma das próximas cinco conversas até um em três dizer não.',
    ],
    nextStep: 'Diga o mesmo preço a três clientes e anote com que cada um compara primeiro.',
  },
  {
    id: 'interviews',
    title: 'conversar com clientes',
    words: 'entrevista entrevistas perguntar validar problema pesquisa conversar clientes',
    advice: [
      'Pergunte pela última vez, nunca pela sua ideia: o que fez, quanto custou, o que já tentou? Comportamento passado e dinheiro são provas; “eu usaria” não.',
      'Termine pedindo algo que custe: uma apresentação, dados, um depósito.',
    ],
    nextStep: 'Faça três conversas de vinte minutos sem citar o seu produto.',
  },
  {
    id: 'mvp',
    title: 'a primeira versão',
    words: 'mvp protótipo primeira versão construir funções desenvolver programar',
    advice: [
      'A primeira versão testa a suposição mais arriscada, não mostra a ideia toda. Faça à mão o que o cliente não vê: um formulário, uma planilha e você no meio bastam para cinco clientes.',
      'Dê a si duas semanas; o resto vai para uma lista.',
    ],
    nextStep: 'Entregue o resultado uma vez, tudo à mão, e anote cada passo.',
  },
  {
    id: 'fundraising',
    title: 'captar investimento',
    words: 'investidor investidores investimento captar rodada capital dinheiro valuation edital',
    advice: [
      'Capte quando dinheiro for o que falta e saiba que prova ele compra: este valor, estes meses, esta prova. Editais, clientes e um plano menor custam menos que participação.',
      'Quarenta investidores certos, apresentados por fundadores, primeiras reuniões em três semanas.',
    ],
    nextStep: 'Escreva: “Com este valor chegamos a esta prova neste mês”.',
  },
  {
    id: 'cofounder',
    title: 'sócios',
    words: 'sócio sócia cofundador cofundadora equipe divisão cotas conflito saiu',
    advice: [
      'Escolha trabalhando junto: quatro semanas em algo real com data. Divida pelo trabalho que falta, com quatro anos de vesting para todos. Escreva quem decide o quê. Se alguém sair, garanta primeiro acessos, código e conta, e leia depois o que foi assinado.',
      'Digam cedo quanto tempo cada um aguenta sem salário.',
    ],
    nextStep: 'Combine um trabalho concreto com data em quatro semanas.',
  },
  {
    id: 'competition',
    title: 'concorrentes',
    words: 'concorrência concorrente concorrentes rival copiar diferente',
    advice: [
      'Seu rival mais forte é não fazer nada; o segundo, o que já pagam. Não liste funções: ache a situação em que com os outros se perde e com você se ganha.',
      'Use o rival como cliente, leia as piores avaliações e fale com três que saíram.',
    ],
    nextStep: 'Fale com dois que largaram a opção óbvia.',
  },
  {
    id: 'runway',
    title: 'quanto tempo o dinheiro dura',
    words: 'dinheiro dura meses gasto gastamos caixa tempo temos resta',
    advice: [
      'Dinheiro dividido pelo que sai a mais por mês dá os meses. Com seis, decida: cortar, vender ou captar; com três você já não escolhe.',
      'Faça três linhas: ruim, provável, boa, e decida hoje o que faz na ruim.',
    ],
    nextStep: 'Ponha caixa, custos e receita por mês em uma página e marque o mês zero.',
  },
  {
    id: 'legal',
    title: 'leis e impostos',
    words:
      'legal advogado contrato empresa registrar abrir cnpj mei marca patente dados imposto impostos licença',
    advice: [
      'Nisso não posso aconselhar: depende do país e do seu caso. Para leis, um advogado; para impostos, um contador; para licenças, o órgão responsável.',
      'Leve as três perguntas que poderiam parar o projeto.',
    ],
    nextStep: 'Escreva as três perguntas e marque uma hora.',
  },
  {
    id: 'pivot',
    title: 'mudar de rumo ou parar',
    words: 'fechar parar desistir mudar rumo pivotar fracasso não funciona continuar',
    advice: [
      'Separe as partes: as pessoas, o problema, a solução, a venda. Em geral uma está errada. Ponha o limite antes de olhar: se até lá menos de tantos fizerem isso, mudamos. Se não consegue pagar o que vence, fale já com um advogado: há prazos.',
      'Sem data, toda semana parece a errada.',
    ],
    nextStep: 'Escreva uma frase com número e data que faria você mudar.',
  },
  {
    id: 'exclusivity',
    title: 'um cliente que quer exclusividade',
    words: 'exclusividade exclusivo exclusiva região zona cliente grande',
    advice: [
      'Exclusividade se vende: dê preço e fim. Uma compra mínima por trimestre, uma região, doze meses, e ela cai se o mínimo faltar. Sem mínimo, a resposta é não.',
      'Ofereça antes algo menor: três meses de dianteira ou uma conta com nome.',
    ],
    nextStep: 'Pergunte de que rival ele quer se proteger e escreva o mínimo que valeria.',
  },
  {
    id: 'rejected',
    title: 'um não de alguém importante',
    words: 'recusa recusou recusaram associação sindicato rejeita negou',
    advice: [
      'Um não à sua oferta não é um não dos seus clientes. Pergunte uma vez o que teria de ser diferente. Depois vá às mesmas pessoas por outra porta: dez sócios, um por um.',
      'Nunca pendure o plano em uma só porta.',
    ],
    nextStep: 'Cite dois outros caminhos até as mesmas vinte pessoas e tente o menor.',
  },
  {
    id: 'quit-job',
    title: 'quando largar o emprego',
    words: 'largar emprego trabalho demissão salário viver disso suficiente',
    advice: [
      'Compare três números: o que você precisa por mês, o que os clientes deixam depois dos custos, e quantos meses sua reserva cobre a diferença. Saia quando a diferença durar mais do que leva ganhar os clientes que faltam no ritmo dos últimos três meses, e metade a mais.',
      'Antes peça menos horas.',
    ],
    nextStep: 'Escreva os três números em uma página e o mês em que a diferença fecha.',
  },
  {
    id: 'marketing',
    title: 'escolher um canal',
    words: 'marketing canal anúncios publicidade redes sociais instagram conteúdo divulgação',
    advice: [
      'Teste três canais por duas semanas cada, com orçamento pequeno e um número: custo por conversa com um cliente. Fique com o que ganhar e largue os outros.',
      'Vá aonde eles já estão e diga o problema com as palavras deles antes do seu nome.',
    ],
    nextStep: 'Escolha um lugar onde eles se reúnem e comece lá uma conversa honesta por dia.',
  },
]
