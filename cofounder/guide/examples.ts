// An answer that counts, for each thing that is asked: shown once, when the founder asks back.
import type { InLanguages } from '../language/recognise.ts'

/** By what a question is about, in every helper that asks it. */
const byTopic: Readonly<Record<string, InLanguages>> = {
  problem: {
    en: 'On Tuesday a baker threw away 40 loaves because the hotel cancelled at noon.',
    de: 'Am Dienstag hat ein Bäcker 40 Brote weggeworfen, weil das Hotel mittags absagte.',
    es: 'El martes un panadero tiró 40 panes porque el hotel canceló al mediodía.',
    fr: 'Mardi, un boulanger a jeté 40 pains parce que l’hôtel a annulé à midi.',
    pt: 'Na terça um padeiro jogou fora 40 pães porque o hotel cancelou ao meio-dia.',
  },
  who: {
    en: 'Bakers in Lyon who supply hotels, five people or fewer.',
    de: 'Bäcker in Lyon, die Hotels beliefern, höchstens fünf Leute.',
    es: 'Panaderos de Lyon que sirven a hoteles, cinco personas o menos.',
    fr: 'Les boulangers de Lyon qui livrent des hôtels, cinq personnes au plus.',
    pt: 'Padeiros em Lyon que fornecem hotéis, até cinco pessoas.',
  },
  frequency: {
    en: 'Twice a week, more in summer.',
    de: 'Zweimal in der Woche, im Sommer öfter.',
    es: 'Dos veces por semana, más en verano.',
    fr: 'Deux fois par semaine, plus en été.',
    pt: 'Duas vezes por semana, mais no verão.',
  },
  intensity: {
    en: 'About 60 euros of bread and an hour of calls.',
    de: 'Etwa 60 Euro Brot und eine Stunde am Telefon.',
    es: 'Unos 60 euros de pan y una hora de llamadas.',
    fr: 'Environ 60 euros de pain et une heure d’appels.',
    pt: 'Uns 60 euros de pão e uma hora de ligações.',
  },
  workaround: {
    en: 'They call the hotels every morning and write it on paper.',
    de: 'Sie rufen jeden Morgen die Hotels an und schreiben es auf Papier.',
    es: 'Llaman a los hoteles cada mañana y lo apuntan en papel.',
    fr: 'Ils appellent les hôtels chaque matin et notent sur papier.',
    pt: 'Ligam para os hotéis toda manhã e anotam no papel.',
  },
  money: {
    en: 'Three pay 20 euros a month since May, five said no. “Nobody yet” counts too.',
    de: 'Drei zahlen seit Mai 20 Euro im Monat, fünf haben abgelehnt. Auch „noch niemand“ zählt.',
    es: 'Tres pagan 20 euros al mes desde mayo, cinco dijeron que no. “Nadie todavía” también vale.',
    fr: 'Trois paient 20 euros par mois depuis mai, cinq ont dit non. « Personne encore » compte aussi.',
    pt: 'Três pagam 20 euros por mês desde maio, cinco disseram não. “Ninguém ainda” também vale.',
  },
  reach: {
    en: 'The bakers’ guild of Lyon, 120 members. A place with a number is enough.',
    de: 'Die Bäckerinnung von Lyon, 120 Mitglieder. Ein Ort mit einer Zahl genügt.',
    es: 'El gremio de panaderos de Lyon, 120 socios. Basta un lugar con un número.',
    fr: 'Le syndicat des boulangers de Lyon, 120 membres. Un lieu avec un nombre suffit.',
    pt: 'A associação dos padeiros de Lyon, 120 membros. Um lugar com um número basta.',
  },
  evidence: {
    en: 'I spoke with nine and stood beside four; two showed me their book.',
    de: 'Ich habe mit neun gesprochen und bei vier daneben gestanden; zwei zeigten mir ihr Buch.',
    es: 'Hablé con nueve y estuve al lado de cuatro; dos me enseñaron su libro.',
    fr: 'J’ai parlé avec neuf et j’étais à côté de quatre ; deux m’ont montré leur cahier.',
    pt: 'Falei com nove e fiquei ao lado de quatro; dois me mostraram o caderno.',
  },
  direct: {
    en: 'Too Good To Go, Phenix. A name counts if a buyer would say it; “none” counts too.',
    de: 'Too Good To Go, Phenix. Ein Name zählt, wenn ein Käufer ihn nennen würde; auch „keine“ zählt.',
    es: 'Too Good To Go, Phenix. Vale un nombre que diría un comprador; “ninguno” también vale.',
    fr: 'Too Good To Go, Phenix. Un nom compte si un acheteur le dirait ; « aucun » compte aussi.',
    pt: 'Too Good To Go, Phenix. Vale um nome que um comprador diria; “nenhum” também vale.',
  },
  indirect: {
    en: 'A notebook and a telephone list.',
    de: 'Ein Heft und eine Telefonliste.',
    es: 'Un cuaderno y una lista de teléfonos.',
    fr: 'Un cahier et une liste de téléphones.',
    pt: 'Um caderno e uma lista de telefones.',
  },
  positioning: {
    en: 'They use a notebook; ours tells them at six in the morning, not at noon.',
    de: 'Sie nutzen ein Heft; bei uns wissen sie es um sechs Uhr früh, nicht mittags.',
    es: 'Usan un cuaderno; con lo nuestro lo saben a las seis de la mañana, no al mediodía.',
    fr: 'Ils ont un cahier ; avec nous ils le savent à six heures du matin, pas à midi.',
    pt: 'Usam um caderno; com o nosso sabem às seis da manhã, não ao meio-dia.',
  },
  price: {
    en: 'We take 20 euros a month, Phenix 39, the notebook costs nothing.',
    de: 'Wir nehmen 20 Euro im Monat, Phenix 39, das Heft kostet nichts.',
    es: 'Nosotros 20 euros al mes, Phenix 39, el cuaderno no cuesta nada.',
    fr: 'Nous 20 euros par mois, Phenix 39, le cahier ne coûte rien.',
    pt: 'Nós 20 euros por mês, Phenix 39, o caderno não custa nada.',
  },
  switching: {
    en: 'Type in twelve hotels once, about an hour. “Nothing” counts too.',
    de: 'Einmal zwölf Hotels eintippen, etwa eine Stunde. Auch „nichts“ zählt.',
    es: 'Escribir doce hoteles una vez, una hora más o menos. “Nada” también vale.',
    fr: 'Saisir douze hôtels une fois, environ une heure. « Rien » compte aussi.',
    pt: 'Digitar doze hotéis uma vez, cerca de uma hora. “Nada” também vale.',
  },
  moat: {
    en: 'Two years of order data of 40 bakers. “Nothing yet” counts too.',
    de: 'Zwei Jahre Bestelldaten von 40 Bäckern. Auch „noch nichts“ zählt.',
    es: 'Dos años de pedidos de 40 panaderos. “Nada todavía” también vale.',
    fr: 'Deux ans de commandes de 40 boulangers. « Rien encore » compte aussi.',
    pt: 'Dois anos de pedidos de 40 padeiros. “Nada ainda” também vale.',
  },
  solution: {
    en: 'The hotel taps a number the evening before, and the baker bakes that many.',
    de: 'Das Hotel tippt am Vorabend eine Zahl, und der Bäcker backt so viele.',
    es: 'El hotel marca un número la noche antes y el panadero hornea esa cantidad.',
    fr: 'L’hôtel saisit un nombre la veille, et le boulanger en cuit autant.',
    pt: 'O hotel digita um número na véspera e o padeiro assa essa quantidade.',
  },
  revenue: {
    en: 'The baker pays 20 euros a month.',
    de: 'Der Bäcker zahlt 20 Euro im Monat.',
    es: 'El panadero paga 20 euros al mes.',
    fr: 'Le boulanger paie 20 euros par mois.',
    pt: 'O padeiro paga 20 euros por mês.',
  },
  risk: {
    en: 'That hotels type the number every evening.',
    de: 'Dass Hotels die Zahl jeden Abend eintippen.',
    es: 'Que los hoteles escriban el número cada noche.',
    fr: 'Que les hôtels saisissent le nombre chaque soir.',
    pt: 'Que os hotéis digitem o número toda noite.',
  },
  market: {
    en: '120 in Lyon, by the list of the guild. A number alone is enough.',
    de: '120 in Lyon, nach der Liste der Innung. Eine Zahl allein genügt.',
    es: '120 en Lyon, según la lista del gremio. Basta un número.',
    fr: '120 à Lyon, d’après la liste du syndicat. Un nombre seul suffit.',
    pt: '120 em Lyon, pela lista da associação. Um número basta.',
  },
  traction: {
    en: 'Three pay, two since May. “Nothing yet” counts too.',
    de: 'Drei zahlen, zwei seit Mai. Auch „noch nichts“ zählt.',
    es: 'Tres pagan, dos desde mayo. “Nada todavía” también vale.',
    fr: 'Trois paient, deux depuis mai. « Rien encore » compte aussi.',
    pt: 'Três pagam, dois desde maio. “Nada ainda” também vale.',
  },
  team: {
    en: 'I baked for eleven years.',
    de: 'Ich habe elf Jahre gebacken.',
    es: 'Fui panadera once años.',
    fr: 'J’ai été boulangère onze ans.',
    pt: 'Fui padeira por onze anos.',
  },
  ask: {
    en: 'Introduce me to two hotels; then I can try it for a month.',
    de: 'Stellen Sie mir zwei Hotels vor; dann kann ich es einen Monat lang probieren.',
    es: 'Presénteme a dos hoteles; así puedo probarlo un mes.',
    fr: 'Présentez-moi à deux hôtels ; je pourrai alors essayer un mois.',
    pt: 'Apresente-me a dois hotéis; assim posso testar por um mês.',
  },
}

const sameAs: Readonly<Record<string, string>> = {
  customer: 'who',
  'status-quo': 'workaround',
  difference: 'positioning',
}

export const exampleFor = (topic: string): InLanguages | null => byTopic[sameAs[topic] ?? topic] ?? null
