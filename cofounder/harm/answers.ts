// What a person hears first. No helpline number: a wrong one would be worse than none.
import { type InLanguages, languages } from '../language/recognise.ts'
import type { Strength } from './distress.ts'
import { freshQuestions } from './fresh.ts'
import type { Category } from './unlawful.ts'

export const distressAnswers: InLanguages<Record<Strength, string>> = {
  en: {
    grave:
      'The company can wait. What you wrote sounds as if you may not want to go on living, and that matters more than anything else here. If you might act on it, call your local emergency number now. Otherwise call a local helpline today, and tell one person you trust what you just told me; you do not have to explain it well. I am a program and cannot be with you; a person can.\n\nIf I misread you, just go on.',
    heavy:
      'Before anything about the company: that sounds like more than one person should carry alone. Please tell somebody you trust today, in the words you used here, and see a doctor if you cannot sleep. If it gets darker, call a local helpline, or emergency services if you are in danger. Nothing here gets worse by waiting a day.\n\nIf I misread you, just go on.',
  },
  de: {
    grave:
      'Die Firma kann warten. Was Sie schreiben, klingt danach, dass Sie vielleicht nicht weiterleben möchten, und das ist wichtiger als alles andere hier. Wenn Sie sich etwas antun könnten, rufen Sie jetzt den Notruf. Sonst rufen Sie heute eine Krisenhilfe an Ihrem Ort an und sagen Sie einem Menschen, dem Sie vertrauen, was Sie mir gesagt haben; es muss nicht gut erklärt sein. Ich bin ein Programm und kann nicht bei Ihnen sein; ein Mensch kann es.\n\nWenn ich Sie falsch verstanden habe, machen Sie einfach weiter.',
    heavy:
      'Bevor es um die Firma geht: Das klingt nach mehr, als ein Mensch allein tragen sollte. Sagen Sie es heute jemandem, dem Sie vertrauen, mit genau diesen Worten, und gehen Sie zum Arzt, wenn Sie nicht schlafen. Wird es dunkler, rufen Sie eine Krisenhilfe an Ihrem Ort an, bei Gefahr den Notruf. Hier wird nichts schlimmer, wenn es einen Tag wartet.\n\nWenn ich Sie falsch verstanden habe, machen Sie einfach weiter.',
  },
  es: {
    grave:
      'La empresa puede esperar. Lo que ha escrito suena a que quizá no quiere seguir viviendo, y eso importa más que todo lo demás aquí. Si cree que podría hacerse daño, llame ahora al número de emergencias. Si no, llame hoy a una línea de ayuda local y cuéntele a una persona de confianza lo que me acaba de decir; no hace falta explicarlo bien. Soy un programa y no puedo acompañarle; una persona sí.\n\nSi le he entendido mal, siga sin más.',
    heavy:
      'Antes de hablar de la empresa: eso suena a más de lo que una persona debería cargar sola. Cuénteselo hoy a alguien de confianza, con estas mismas palabras, y vaya al médico si no duerme. Si se pone más oscuro, llame a una línea de ayuda local, o a emergencias si hay peligro. Aquí nada empeora por esperar un día.\n\nSi le he entendido mal, siga sin más.',
  },
  fr: {
    grave:
      "L'entreprise peut attendre. Ce que vous écrivez laisse penser que vous ne voulez peut-être plus vivre, et cela compte plus que tout le reste ici. Si vous risquez de passer à l'acte, appelez les urgences maintenant. Sinon, appelez aujourd'hui une ligne d'écoute locale et dites à une personne de confiance ce que vous venez de me dire ; inutile de bien l'expliquer. Je suis un programme et ne peux pas être près de vous ; quelqu'un le peut.\n\nSi je vous ai mal compris, continuez simplement.",
    heavy:
      "Avant de parler de l'entreprise : c'est plus qu'une personne ne devrait porter seule. Dites-le aujourd'hui à quelqu'un de confiance, avec ces mots-là, et voyez un médecin si vous ne dormez pas. Si cela s'assombrit, appelez une ligne d'écoute locale, ou les urgences en cas de danger. Rien ici ne s'aggrave en attendant un jour.\n\nSi je vous ai mal compris, continuez simplement.",
  },
  pt: {
    grave:
      'A empresa pode esperar. O que você escreveu soa como se talvez não quisesse continuar vivendo, e isso importa mais do que tudo aqui. Se houver risco de agir, ligue agora para a emergência. Caso contrário, ligue hoje para uma linha de apoio local e conte a uma pessoa de confiança o que acabou de me dizer; não precisa explicar bem. Sou um programa e não posso estar com você; uma pessoa pode.\n\nSe entendi mal, é só continuar.',
    heavy:
      'Antes de falar da empresa: isso parece mais do que uma pessoa deveria carregar sozinha. Conte hoje a alguém de confiança, com essas mesmas palavras, e procure um médico se não consegue dormir. Se ficar mais escuro, ligue para uma linha de apoio local, ou para a emergência se houver perigo. Nada aqui piora por esperar um dia.\n\nSe entendi mal, é só continuar.',
  },
}

/** What it is, plainly, and a lawful neighbour. */
const named: InLanguages<Record<Category, readonly [what: string, neighbour: string]>> = {
  en: {
    medicines: [
      'trading prescription medicines',
      'safe take-back of leftovers, or faster access to a doctor',
    ],
    drugs: [
      'trading controlled drugs',
      'harm reduction, addiction care, or licensed growing where it is legal',
    ],
    weapons: ['trading weapons or ammunition', 'safe storage, training ranges, or collectors’ records'],
    documents: ['making or selling forged documents', 'help with obtaining the real ones'],
    counterfeits: ['selling counterfeit brands', 'a brand of your own, or certified second-hand goods'],
    stolen: [
      'dealing in stolen goods or data',
      'theft protection, or tested second-hand goods with proof of origin',
    ],
    malware: [
      'selling tools to break into or spy on others',
      'security testing with the owner’s written consent',
    ],
    fraud: [
      'a scheme that lives from deceiving people',
      'collecting honest reviews, or an offer that pays without new joiners',
    ],
    laundering: ['hiding where money comes from', 'checks that help banks and shops find such money'],
    wildlife: [
      'trading protected animals or parts of them',
      'photography, sanctuaries, or farmed alternatives',
    ],
    organs: ['trading human organs', 'support for donors, patients and transplant clinics'],
    people: ['moving or exploiting people', 'legal advice and protection for those at risk'],
  },
  de: {
    medicines: [
      'der Handel mit verschreibungspflichtigen Medikamenten',
      'die sichere Rückgabe von Resten oder ein schnellerer Weg zum Arzt',
    ],
    drugs: [
      'der Handel mit verbotenen Drogen',
      'Schadensminderung, Suchthilfe oder Anbau mit Lizenz, wo er erlaubt ist',
    ],
    weapons: [
      'der Handel mit Waffen oder Munition',
      'sichere Aufbewahrung, Schießstände oder Register für Sammler',
    ],
    documents: ['das Fälschen oder Verkaufen gefälschter Dokumente', 'Hilfe auf dem Weg zu echten'],
    counterfeits: ['der Verkauf gefälschter Marken', 'eine eigene Marke oder geprüfte Gebrauchtware'],
    stolen: [
      'der Handel mit gestohlenen Sachen oder Daten',
      'Diebstahlschutz oder Gebrauchtware mit Herkunftsnachweis',
    ],
    malware: [
      'Werkzeuge, um bei anderen einzubrechen oder sie auszuspähen',
      'Sicherheitstests mit schriftlicher Zustimmung',
    ],
    fraud: [
      'ein Geschäft, das von Täuschung lebt',
      'ehrliche Bewertungen oder ein Angebot, das ohne neue Einzahler trägt',
    ],
    laundering: [
      'das Verbergen der Herkunft von Geld',
      'Prüfungen, mit denen Banken und Läden solches Geld finden',
    ],
    wildlife: [
      'der Handel mit geschützten Tieren oder Teilen davon',
      'Fotografie, Auffangstationen oder gezüchtete Alternativen',
    ],
    organs: [
      'der Handel mit menschlichen Organen',
      'Hilfe für Spender, Patienten und Transplantationskliniken',
    ],
    people: ['das Schleusen oder Ausbeuten von Menschen', 'Rechtsberatung und Schutz für Gefährdete'],
  },
  es: {
    medicines: [
      'comerciar con medicamentos con receta',
      'la recogida segura de sobrantes o un acceso más rápido al médico',
    ],
    drugs: [
      'comerciar con drogas prohibidas',
      'reducción de daños, tratamiento o cultivo con licencia donde es legal',
    ],
    weapons: [
      'comerciar con armas o munición',
      'almacenamiento seguro, campos de tiro o registros de coleccionistas',
    ],
    documents: ['fabricar o vender documentos falsos', 'ayuda para conseguir los auténticos'],
    counterfeits: ['vender marcas falsificadas', 'una marca propia o segunda mano certificada'],
    stolen: [
      'comerciar con bienes o datos robados',
      'protección contra robos o segunda mano con prueba de origen',
    ],
    malware: [
      'vender herramientas para entrar en lo ajeno o espiar',
      'pruebas de seguridad con consentimiento escrito',
    ],
    fraud: [
      'un negocio que vive del engaño',
      'reseñas honestas o una oferta que se sostiene sin nuevos socios',
    ],
    laundering: ['ocultar el origen del dinero', 'controles para que bancos y tiendas lo detecten'],
    wildlife: [
      'comerciar con animales protegidos o sus partes',
      'fotografía, santuarios o alternativas de cría',
    ],
    organs: ['comerciar con órganos humanos', 'apoyo a donantes, pacientes y clínicas de trasplante'],
    people: ['trasladar o explotar a personas', 'asesoría legal y protección para quien corre peligro'],
  },
  fr: {
    medicines: [
      'le commerce de médicaments sur ordonnance',
      'la reprise sûre des restes ou un accès plus rapide au médecin',
    ],
    drugs: [
      'le commerce de drogues interdites',
      'la réduction des risques, le soin ou la culture sous licence là où elle est permise',
    ],
    weapons: [
      "le commerce d'armes ou de munitions",
      'le stockage sûr, les stands de tir ou les registres de collectionneurs',
    ],
    documents: ['la fabrication ou la vente de faux documents', "l'aide pour obtenir les vrais"],
    counterfeits: ['la vente de contrefaçons', "une marque à vous ou de l'occasion certifiée"],
    stolen: [
      'le commerce de biens ou de données volés',
      "la protection contre le vol ou l'occasion avec preuve d'origine",
    ],
    malware: ["la vente d'outils pour pénétrer ou espionner", 'des tests de sécurité avec accord écrit'],
    fraud: [
      'une affaire qui vit de la tromperie',
      'des avis honnêtes ou une offre qui tient sans nouveaux entrants',
    ],
    laundering: [
      "cacher l'origine de l'argent",
      'des contrôles qui aident banques et commerces à le repérer',
    ],
    wildlife: [
      "le commerce d'animaux protégés ou de leurs parties",
      "la photographie, les refuges ou des alternatives d'élevage",
    ],
    organs: ["le commerce d'organes humains", "l'aide aux donneurs, aux patients et aux cliniques de greffe"],
    people: [
      'le passage ou l’exploitation de personnes',
      'le conseil juridique et la protection des personnes en danger',
    ],
  },
  pt: {
    medicines: [
      'o comércio de medicamentos com receita',
      'a devolução segura de sobras ou um acesso mais rápido ao médico',
    ],
    drugs: [
      'o comércio de drogas proibidas',
      'redução de danos, tratamento ou cultivo com licença onde é legal',
    ],
    weapons: [
      'o comércio de armas ou munição',
      'armazenamento seguro, clubes de tiro ou registros de colecionadores',
    ],
    documents: ['fazer ou vender documentos falsos', 'ajuda para obter os verdadeiros'],
    counterfeits: ['vender marcas falsificadas', 'uma marca própria ou usados certificados'],
    stolen: ['o comércio de bens ou dados roubados', 'proteção contra roubo ou usados com prova de origem'],
    malware: [
      'vender ferramentas para invadir ou espionar',
      'testes de segurança com consentimento por escrito',
    ],
    fraud: [
      'um negócio que vive de enganar',
      'avaliações honestas ou uma oferta que se sustenta sem novos entrantes',
    ],
    laundering: ['esconder a origem do dinheiro', 'controles que ajudam bancos e lojas a encontrá-lo'],
    wildlife: [
      'o comércio de animais protegidos ou partes deles',
      'fotografia, santuários ou alternativas de criação',
    ],
    organs: ['o comércio de órgãos humanos', 'apoio a doadores, pacientes e clínicas de transplante'],
    people: ['transportar ou explorar pessoas', 'orientação jurídica e proteção a quem corre perigo'],
  },
}

/** Found again by exact comparison. */
export const permissionQuestion: InLanguages = {
  en: 'Which permission do you hold for this: a licence, an authorisation, an approval?',
  de: 'Welche Erlaubnis haben Sie dafür: eine Lizenz, eine Genehmigung, eine Zulassung?',
  es: '¿Qué permiso tiene para esto: una licencia, una autorización?',
  fr: 'Quelle autorisation avez-vous pour cela : une licence, un agrément ?',
  pt: 'Que permissão você tem para isso: uma licença, uma autorização?',
}

export const unlawfulAnswers: InLanguages<(category: Category) => string> = {
  en: category =>
    `I stop here. What you describe reads as ${named.en[category][0]}. Without a permission that is a crime in most countries, and I will not help it grow. A lawful neighbour I would gladly work on: ${named.en[category][1]}.\n\nIf I misread you, tell me in one sentence what is allowed about it. ${permissionQuestion.en}`,
  de: category =>
    `Hier halte ich an. Was Sie beschreiben, liest sich wie: ${named.de[category][0]}. Ohne Erlaubnis ist das in den meisten Ländern eine Straftat, und dabei helfe ich nicht. Woran ich gern mitarbeite: ${named.de[category][1]}.\n\nWenn ich Sie falsch verstanden habe, sagen Sie in einem Satz, was daran erlaubt ist. ${permissionQuestion.de}`,
  es: category =>
    `Aquí me detengo. Lo que describe parece esto: ${named.es[category][0]}. Sin permiso es un delito en la mayoría de los países, y no ayudaré a que crezca. Algo legal y cercano en lo que sí ayudo: ${named.es[category][1]}.\n\nSi le he entendido mal, dígame en una frase qué lo permite. ${permissionQuestion.es}`,
  fr: category =>
    `Je m'arrête ici. Ce que vous décrivez ressemble à ceci : ${named.fr[category][0]}. Sans autorisation, c'est un délit dans la plupart des pays, et je n'aiderai pas à le développer. Un voisin légal auquel je travaillerais volontiers : ${named.fr[category][1]}.\n\nSi je vous ai mal compris, dites en une phrase ce qui l'autorise. ${permissionQuestion.fr}`,
  pt: category =>
    `Paro aqui. O que você descreve parece isto: ${named.pt[category][0]}. Sem permissão é crime na maioria dos países, e não vou ajudar a crescer. Algo legal e próximo em que ajudo com gosto: ${named.pt[category][1]}.\n\nSe entendi mal, diga em uma frase o que o permite. ${permissionQuestion.pt}`,
}

/** What to do instead of going on: for the forms that ask for steps. */
export const lawfulSteps: InLanguages<readonly [string, string, string]> = {
  en: [
    'Write down which permission this trade needs where you sell, and whether you hold it.',
    'Ask the authority in charge, or a lawyer, for an answer in writing.',
    'Look at the lawful neighbour named above: who has that problem, and who pays for it today.',
  ],
  de: [
    'Schreiben Sie auf, welche Erlaubnis dieser Handel dort braucht, wo Sie verkaufen, und ob Sie sie haben.',
    'Fragen Sie die zuständige Behörde oder einen Anwalt um eine schriftliche Antwort.',
    'Sehen Sie sich das erlaubte Nachbarfeld von oben an: Wer hat dieses Problem, wer zahlt heute dafür.',
  ],
  es: [
    'Anote qué permiso exige este comercio donde vende y si lo tiene.',
    'Pida una respuesta por escrito a la autoridad competente o a un abogado.',
    'Mire la alternativa legal de arriba: quién tiene ese problema y quién paga hoy por él.',
  ],
  fr: [
    'Notez quelle autorisation ce commerce exige là où vous vendez, et si vous la détenez.',
    "Demandez une réponse écrite à l'autorité compétente ou à un avocat.",
    "Regardez le voisin légal cité plus haut : qui a ce problème, et qui paie aujourd'hui.",
  ],
  pt: [
    'Anote que permissão esse comércio exige onde você vende e se você a tem.',
    'Peça uma resposta por escrito à autoridade responsável ou a um advogado.',
    'Olhe a alternativa legal acima: quem tem esse problema e quem paga por ele hoje.',
  ],
}

export const writtenAnswer: InLanguages = {
  en: 'Answers in writing',
  de: 'Schriftliche Antworten',
  es: 'Respuestas por escrito',
  fr: 'Réponses écrites',
  pt: 'Respostas por escrito',
}

/** Was this message of ours an alarm of that kind? */
export function isAlarm(content: string, kind: 'distress' | 'unlawful'): boolean {
  return languages.some(language =>
    kind === 'unlawful'
      ? content.includes(permissionQuestion[language]) || content.includes(freshQuestions[language])
      : Object.values(distressAnswers[language]).some(text => content.includes(lastLine(text))),
  )
}

const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1)
