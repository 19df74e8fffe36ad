import type { MentorTopic } from '../../topic.ts'

export const trouble: readonly MentorTopic[] = [
  {
    id: 'cofounder-leaves',
    title: 'um sócio que sai ou já não faz nada',
    asks: [
      'meu sócio saiu',
      'meu sócio não trabalha mais',
      'meu sócio não faz nada',
      'meu cofundador largou o projeto',
      'minha sócia quer sair da empresa',
      'como me separo do meu sócio',
      'meu sócio sumiu',
      'como compro a parte do meu sócio',
    ],
    words: 'sócio sócia cofundador saiu largou sair separar cotas sumiu',
    answer:
      'Primeiro proteja, depois converse: contas, código, domínio, banco e contatos de clientes, hoje, com os acessos no papel. Leia depois o que foi assinado sobre as partes e sobre de quem é o trabalho; se nada foi assinado, veja um advogado antes de escrever. Separe a pessoa da tarefa: o que se entrega, quando e em troca de quê. Calcule que parte cada um realmente ganhou até hoje.',
    more: 'Conte você mesmo a clientes e equipe, em duas frases e sem culpa, antes que ouçam de outros.',
    nextStep: 'Liste cada conta e quem entra nela, e marque uma hora com um advogado.',
  },
  {
    id: 'retention',
    title: 'clientes que vão embora',
    asks: [
      'os clientes saem depois de um mês',
      'experimentam uma vez e não voltam',
      'como mantenho os clientes',
      'por que os clientes cancelam',
      'perdemos clientes todo mês',
      'os clientes não ficam',
      'muita gente cancela',
    ],
    words: 'cancelam cancelamento saem voltam ficam churn manter perder fidelizar',
    answer:
      'Procure o momento depois do qual as pessoas ficam: o primeiro resultado, a segunda visita, a primeira semana usada duas vezes. Tire tudo o que há entre o cadastro e esse momento. Ligue para os últimos cinco que saíram. Calcule uma parte: dos que chegaram há três meses, quantos ainda pagam hoje? Comece por quem pagou por mais tempo antes de sair.',
    more: 'Separe quem nunca aproveitou de quem aproveitou e foi embora: o primeiro é o começo, o segundo é o produto.',
    nextStep: 'Ligue para os últimos cinco que pararam e pergunte o que usam agora.',
  },
  {
    id: 'haggling',
    title: 'clientes que acham caro',
    asks: [
      'os clientes dizem que é caro',
      'todo mundo acha caro',
      'todos pedem desconto',
      'como reajo quando pechincham',
      'querem mais barato',
      'devo dar desconto',
      'como defendo o meu preço',
      'o cliente força o preço para baixo',
    ],
    words: 'caro desconto pechinchar barato negociar abatimento',
    answer:
      'Nunca dê um preço menor por nada: dê em troca de algo. Pagar já, levar mais, levar menos, esperar mais, ser citado como referência. Diante de “é caro”, pergunte primeiro: comparado com quê? Se dez pessoas fazem a mesma comparação, a oferta é que está mal contada. Calcule quanto um desconto tira do seu lucro e decida o seu mínimo antes da conversa.',
    more: 'Se quase todos pechincham, a oferta é fácil demais de comparar. Divida em dois tamanhos e a conversa será sobre o tamanho.',
    nextStep: 'Escreva três coisas que pode pedir em troca de um desconto e use uma na próxima conversa.',
  },
  {
    id: 'no-replies',
    title: 'mensagens que ninguém responde',
    asks: [
      'ninguém responde meus e-mails',
      'mando mensagens e não respondem',
      'a prospecção não funciona',
      'como escrevo um e-mail frio',
      'escrevi para cem e ninguém respondeu',
      'não me respondem',
    ],
    words: 'responde respondem resposta e-mails mensagens prospecção escrevi',
    answer:
      'Veja primeiro para quem escreve, depois as palavras. Dez pessoas cujo problema você sabe nomear valem mais que duzentos endereços. Quatro linhas: o que viu com elas, o que costuma custar, uma pergunta que se responde com uma palavra, o seu nome. Escreva de novo depois de três e de dez dias, com algo novo. Conte respostas a cada vinte mensagens e mude uma coisa de cada vez.',
    more: 'Tente outra porta para as mesmas dez: uma visita, uma ligação, alguém que conhecem. E confirme se enviar essas mensagens é permitido onde você está.',
    nextStep:
      'Escolha dez pessoas pelo nome, escreva quatro linhas próprias para cada uma e conte em uma semana.',
  },
  {
    id: 'difficult-customer',
    title: 'um cliente que custa demais',
    asks: [
      'um cliente toma todo o meu tempo',
      'um cliente nunca está satisfeito',
      'como me livro de um mau cliente',
      'o cliente sempre quer extras de graça',
      'um cliente trata mal a minha equipe',
      'devo dispensar um cliente',
    ],
    words: 'difícil exigente grosseiro extras graça satisfeito livrar chato',
    answer:
      'Anote um mês desse cliente: horas, extras, atrasos e o que entrou. Dinheiro dividido por horas, ao lado dos outros clientes: aí é um número e não uma sensação. Depois diga uma vez por escrito o que está incluído, quanto custa o resto e a partir de quando. Quem aceita vira um cliente normal. Aos outros dê uma data final, cumpra o prometido e indique alguém.',
    more: 'Veja como esse cliente chegou. Se dois ruins vieram pela mesma porta, feche a porta.',
    nextStep:
      'Calcule quanto esse cliente pagou por hora no mês passado e escreva numa página o que está incluído.',
  },
  {
    id: 'too-many-orders',
    title: 'mais pedidos do que consegue atender',
    asks: [
      'temos mais pedidos do que conseguimos fazer',
      'não dou conta dos pedidos',
      'estamos crescendo rápido demais',
      'devo recusar pedidos',
      'os clientes esperam demais',
      'estou sobrecarregado',
    ],
    words: 'pedidos conta esperam capacidade recusar sobrecarregado entregar',
    answer:
      'Bom problema, e também quebra empresas. Dê hoje datas honestas; uma promessa quebrada machuca mais que um não. Depois suba o preço dos pedidos novos e veja quantos ficam: é a capacidade mais barata. Ache o passo que tudo espera e ponha horas só ali. Calcule o que cada tipo de pedido deixa por hora desse passo e pegue o melhor primeiro.',
    more: 'Venda a espera: um lugar fixo na fila em troca de um sinal.',
    nextStep: 'Escreva novas datas a todos que esperam e ache o passo onde os pedidos se acumulam.',
  },
  {
    id: 'copied',
    title: 'ser copiado',
    asks: [
      'alguém está nos copiando',
      'um concorrente copiou o meu produto',
      'roubaram o meu design',
      'um ex-funcionário faz a mesma coisa',
      'vendem uma cópia do nosso',
      'o vizinho copia tudo',
    ],
    words: 'copia cópia copiou copiar copiando roubaram imita plágio',
    answer:
      'Guarde primeiro as provas: fotos com data, páginas, uma cópia comprada com recibo, os seus esboços antigos. Veja depois o que é seu por lei: desenho, marca, direito autoral, um contrato; um advogado dessa área diz em uma hora se vale uma carta. Enquanto isso calcule o que perde: pergunte a dez clientes se viram a cópia. Muitas vezes é menos do que a raiva.',
    more: 'O difícil de copiar é a sua lista de clientes, o seu atendimento e os seus prazos. Ponha ali o trabalho do próximo mês.',
    nextStep: 'Guarde as provas hoje e pergunte a dez clientes se viram a cópia.',
  },
  {
    id: 'ai-rival',
    title: 'a inteligência artificial como rival',
    asks: [
      'a inteligência artificial vai substituir o meu trabalho',
      'os clientes usam o ChatGPT em vez de nós',
      'a IA torna o meu serviço inútil',
      'devemos usar IA',
      'os meus concorrentes usam IA',
      'como concorro com a IA',
    ],
    words: 'ia inteligência artificial chatgpt automação robô',
    answer:
      'Teste em cinco pedidos reais do mês passado e anote ao lado: tão bom, pior, inútil, perigoso. O que ficou tão bom vai baratear: faça mais rápido com a ferramenta e não venda mais por hora. O que ficou pior é a sua oferta: conhecer o cliente, responder pelo resultado, estar lá. Calcule que parte da sua renda está em cada coluna. Confirme o que você pode colocar nessas ferramentas.',
    more: 'Ofereça-se como quem confere. Alguém tem de assinar.',
    nextStep: 'Passe cinco pedidos reais pela ferramenta nesta semana e preencha as quatro colunas.',
  },
  {
    id: 'letting-go',
    title: 'demitir alguém',
    asks: [
      'como demito um funcionário',
      'tenho que demitir alguém',
      'um funcionário não rende',
      'como despeço um empregado',
      'temos de demitir gente',
      'o meu empregado trabalha mal',
    ],
    words: 'demitir demissão despedir funcionário empregado rende',
    answer:
      'Tenha certeza de que a pessoa ouviu uma vez com clareza o que falta e até quando; se não, faça isso amanhã, com data para quatro semanas. Se está decidido, pergunte antes a um advogado ou à sua associação sobre prazos, motivos e forma; erros ali custam meses. Diga pessoalmente, cedo, em duas frases. Calcule o que é devido: aviso, férias, horas. Fale com a equipe no mesmo dia.',
    more: 'Se é por falta de dinheiro, faça uma vez e fundo. Uma segunda rodada quebra quem fica.',
    nextStep: 'Escreva as duas frases, calcule o que é devido e pergunte sobre forma e prazos.',
  },
  {
    id: 'payroll-gap',
    title: 'salários que não consegue pagar este mês',
    asks: [
      'não consigo pagar os salários',
      'não há dinheiro para a folha',
      'como digo à equipe que o salário vai atrasar',
      'os salários vencem e a conta está vazia',
      'posso pagar os salários depois',
    ],
    words: 'salários salário folha pagar atrasar vence',
    answer:
      'Conte você mesmo antes do dia do pagamento, com a soma que falta e o dia em que a espera. Hoje: ligue para todos que lhe devem, ofereça um abatimento por pagar já, peça sinais, peça uma semana aos fornecedores. Calcule o que falta e o que entra com certeza em sete dias. Salários e contribuições têm prioridade na lei, e se você não pode pagar o que vence começam obrigações: ligue hoje para um advogado.',
    more: 'Se acontecer uma segunda vez não é uma falta, é um buraco: então a questão é o tamanho da equipe.',
    nextStep:
      'Calcule o que falta hoje à noite, ligue amanhã para todos os devedores e fale com a equipe antes do meio-dia.',
  },
]
