import { counted } from '../../../language/message.ts'
import type { Texts } from './texts.ts'

export const pt: Texts = {
  opening:
    'Dirijo o produto na empresa cujos clientes você quer. Descubro, com educação, se preciso me preocupar. Uma pergunta por vez, onze no máximo; depois você recebe a comparação e onde perderia para mim hoje.',
  questions: {
    direct: [
      'Que produtos ou empresas um cliente colocaria ao lado do seu, em lista com vírgulas?',
      'Um comprador tem esses nomes na cabeça antes de ouvir você.',
    ],
    'direct-names': [
      'Só os nomes, separados por vírgulas, ou “nenhum”: quais são?',
      'Cada nome terá a sua própria linha na comparação.',
    ],
    'status-quo': [
      'O que eles fazem hoje se não compram de ninguém?',
      'A maioria das vendas perdidas termina sem decisão.',
    ],
    indirect: [
      'Que coisa bem diferente faz o mesmo trabalho: uma agência, uma planilha, um vizinho?',
      'O mesmo dinheiro pode ir para lá.',
    ],
    positioning: [
      'Em que exatamente você é melhor, e para quem?',
      'Uma diferença que se pode verificar vale mais do que cinco que soam bem.',
    ],
    price: [
      'Quanto você cobra, e quanto custa a eles cada um desses nomes ou o jeito de hoje?',
      'Um preço só é alto ou baixo ao lado de outro.',
    ],
    'price-theirs': [
      'E quanto eles pagam por cada um desses nomes, ou pelo jeito de hoje?',
      'Sem o número deles, o seu não tem apoio.',
    ],
    switching: [
      'O que um cliente precisa fazer para mudar para você: dados, equipe, contrato, hábitos?',
      'Quem faz esse trabalho decide a mudança.',
    ],
    moat: [
      'O que eu não conseguiria copiar até o próximo verão?',
      'Uma dianteira acaba, algo que cresce não.',
    ],
  },
  labels: {
    direct: 'Rivais diretos',
    indirect: 'Rivais indiretos',
    'status-quo': 'Não fazer nada',
    positioning: 'Posição',
    price: 'Preço',
    switching: 'Mudança',
    moat: 'Defesa',
  },
  losses: {
    direct: [
      'Na primeira comparação: o comprador pergunta em que você difere de um nome da lista dele.',
      'Pergunte a cinco compradores que nomes estavam na última lista deles, com preços.',
    ],
    'status-quo': [
      'Contra nenhuma decisão: não pede treinamento nem fatura.',
      'Encontre três que olharam e não decidiram e pergunte quanto isso custou desde então.',
    ],
    indirect: [
      'Contra um jeito bem diferente que já está aí.',
      'Pergunte a cinco compradores o que usariam amanhã se todos os produtos assim sumissem.',
    ],
    positioning: [
      'Na página de comparação, onde um rival pode escrever a mesma frase.',
      'Mostre a cinco compradores a sua frase e a de um rival sem logotipo e pergunte de quem é.',
    ],
    price: [
      'Quando o comprador pergunta: comparado com quê.',
      'Ponha os dois preços em uma folha e pergunte a cinco compradores qual teriam de defender.',
    ],
    switching: [
      'Na semana da mudança: dados, equipe e hábitos são trabalho para alguém.',
      'Mude você mesmo um cliente real, com o cronômetro ligado.',
    ],
    moat: [
      'No segundo ano, quando funcionar e um rival maior olhar.',
      'Pergunte a quem constrói isso quanto tempo leva uma cópia e o que não se copia.',
    ],
  },
  columns: ['Rival', 'Escolhido por', 'Preço', 'Onde você ganha', 'Onde você perde', 'De'],
  kinds: { direct: 'direto', indirect: 'indireto', 'status quo': 'status quo' },
  steppingOut: 'Saio do meu papel: assim o campo parece do outro lado.',
  origins: { benchmark: 'referência', web: 'web', estimate: 'estimativa' },
  doingNothing: 'Não fazer nada',
  seeWords: 'veja suas palavras abaixo',
  prices: 'Preços, nas suas palavras.',
  notSaid: 'em aberto',
  toFind: 'A descobrir: pergunte a três que o escolheram',
  toCompare: 'A comparar: o que você faz e isto não',
  samePrice: 'Por estes preços os dois pedem o mesmo, logo “mais barato” não está mostrado.',
  they: 'você',
  position: 'Sua posição.',
  positionOpen:
    'Esta linha ainda está aberta. Termine para um comprador: “Escolha a gente, não eles, se você …”.',
  lossesLead: 'Onde você perderia hoje',
  answersLead: 'O que perguntei e o que você disse',
  lowered: lines => `Nenhuma palavra sua sustenta estas linhas, então contam como palpite: ${lines}.`,
  open: 'Esta linha ainda está aberta.',
  confidence: counted(
    'pt',
    'Apoia-se no que você me contou ({count, plural, one {# resposta} other {# respostas}}); não pesquisei nada nem verifiquei nenhum rival.',
  ),
  counter:
    'Um comprador que não faz nada não erra. Enquanto esperar custar menos do que você, esse é o rival.',
  tryRival: 'Olhe o primeiro rival da sua lista como um cliente o encontra e anote cada passo que irrita.',
  askNo: 'Pergunte a três que disseram não o que fizeram no lugar.',
}
