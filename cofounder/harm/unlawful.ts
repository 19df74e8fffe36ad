// Trade that needs a permission few hold, or that none can allow: the goods and the act in one sentence.
// A lawful neighbour in the same sentence (a pharmacy, the police, prevention, a licence) lets it pass.
import { wholeWords } from './whole-words.ts'

export const categories = [
  'medicines',
  'drugs',
  'weapons',
  'documents',
  'counterfeits',
  'stolen',
  'malware',
  'fraud',
  'laundering',
  'wildlife',
  'organs',
  'people',
] as const
export type Category = (typeof categories)[number]

/** Selling and getting hold of, in the five languages. */
const trade = String.raw`sell\p{L}*|sold|resell\p{L}*|sale|trad(?:e|es|ed|ing)|deal(?:s|ing|ers?)?|deliver\p{L}*|ship(?:s|ping|ped)?|suppl(?:y|ies|ying)|buy(?:s|ing|ers?)?|bought|match(?:es|ing)?|marketplace|import\p{L}*|smuggl\p{L}*|rent(?:s|ing|ed)?|(?:ver)?miet\p{L}*|offer\p{L}*|mak(?:e|es|ing)|print\p{L}*|produc\p{L}*|grow(?:s|ing)?|(?:ver|an|wieder)?kauf\p{L}*|verkäuf\p{L}*|(?:be|aus)?liefer\p{L}*|handel\p{L}*|vermitt\p{L}*|besorg\p{L}*|anbiet\p{L}*|biete[nt]?|(?:ver|weiter)schick\p{L}*|druck\p{L}*|herstell\p{L}*|schmuggel\p{L}*|vend\p{L}*|venta|revend\p{L}*|revente|vente|compr\p{L}*|comerci\p{L}*|entreg\p{L}*|ofre\p{L}*|ofere\p{L}*|trafic\p{L}*|fabri\p{L}*|imprim\p{L}*|achat|achet\p{L}*|livr(?:er|ons|e|ent|aison)|fourni\p{L}*|propos\p{L}*|fornec\p{L}*|distribu\p{L}*|alug\p{L}*|alquil\p{L}*|lou(?:er|ons|ent)|contraband\p{L}*`
const without = `without (?:a |any )?(?:doctor|prescription)|ohne (?:rezept|arzt)|sin (?:receta|médico)|sans (?:ordonnance|médecin)|sem (?:receita|médico)`

/** Said of oneself, these undo the lawful neighbour they name. */
const unlicensed = String.raw`un(?:licen[cs]ed|registered)|(?:without|no) (?:an? |any |the )?(?:\p{L}+ )?(?:licen[cs]es?|permits?|permission)|(?:ohne|keine?n?) (?:\p{L}+ )?(?:lizenz|zulassung|erlaubnis|genehmigung|apothekenlizenz)|sin (?:\p{L}+ )?(?:licencia|permiso)|sans (?:\p{L}+ )?(?:licence|autorisation)|sem (?:\p{L}+ )?(?:licença|autorização|alvará)`
const anyMedicine = wholeWords(
  String.raw`pills?|tablets?|medicines?|medications?|meds|antibiotics?|insulin|prescriptions?|pillen|tabletten|medikamente\p{L}*|arzneimittel\p{L}*|pastillas?|medicamentos?|medicinas?|pilules?|comprimés?|médicaments?|comprimidos?|remédios?`,
)
const isWithoutLicence = wholeWords(unlicensed)
const isWithoutDoctor = wholeWords(without)
const isTrade = wholeWords(trade)
const namesOfPharmacies = wholeWords(String.raw`pharmac\p{L}*|apothe\p{L}*|farmac\p{L}*|farmác\p{L}*`)

type Rule = { goods: RegExp; act: RegExp }

const rules: Record<Category, Rule> = {
  medicines: {
    goods: wholeWords(
      String.raw`adderall|ritalin\p{L}*|ritalina|xanax|oxycod\p{L}*|oxycontin|percocet|vicodin|fentanyl|fentanil\p{L}*|tramadol|valium|diazepam|alprazolam|rivotril|ozempic|opioids?|prescription (?:drugs?|pills?|meds?|medicines?|medications?)|(?:verschreibungs|rezept)pflichtige\p{L}* (?:medikamente\p{L}*|mittel|pillen|tabletten)|medicamentos? (?:con|bajo|sujetos a) receta|médicaments? sur ordonnance|medicamentos? (?:com receita|controlados?|de tarja preta)`,
    ),
    act: wholeWords(`${trade}|${without}`),
  },
  drugs: {
    goods: wholeWords(
      `cocaine|kokain|cocaína|cocaïne|heroin|heroína|héroïne|(?:crystal )?meth|methamphetamine?|mdma|ecstasy|éxtasis|lsd|crack|magic mushrooms|psilocybin|cannabis|marijuana|marihuana|weed|hachís|haschisch?|maconha|illegal drugs|drogen|drogas`,
    ),
    act: wholeWords(trade),
  },
  weapons: {
    goods: wholeWords(
      `firearms?|(?<!(?:glue|nail|heat|water|massage|staple|spray|toy|price|label) )guns?|handguns?|pistols?|(?:assault )?rifles?|ammunition|ghost guns?|silencers?|(?<!of )explosives?|hand grenades?|schusswaffen?|(?:hand)?feuerwaffen?|pistolen?|gewehre?|munition|sprengstoffe?|armas? de (?:fuego|fogo)|pistolas?(?! de (?:pegamento|cola|silicona|pintura|massagem))|munición|munição|explosivos|armes? à feu|pistolets?(?! à (?:colle|peinture))|fusils?(?! à (?:eau|harpon))|explosifs`,
    ),
    act: wholeWords(trade),
  },
  documents: {
    goods: wholeWords(
      String.raw`(?:fake|forged|counterfeit) (?:medical |doctor'?s |sick )?(?:notes|passports?|ids?|identit\p{L}*|driv\p{L}* licen[cs]es?|diplomas?|degrees?|certificates?|visas?|papers|prescriptions?)|(?:gefälschte|falsche)\p{L}* (?:krankschreibung\p{L}*|krankmeldung\p{L}*|pässe\p{L}*|ausweise\p{L}*|führerscheine?|zeugnisse|diplome|impfpässe|atteste|rezepte)|(?:pasaportes?|diplomas?|títulos?|certificados?|carnés?|visados?|documentos)(?: \p{L}+)? fals\p{L}*|faux (?:passeports?|papiers|permis|diplômes?|certificats?)|(?:passaportes?|diplomas?|certificados?|atestados?|documentos|carteiras?)(?: \p{L}+)? fals\p{L}*`,
    ),
    act: wholeWords(trade),
  },
  counterfeits: {
    goods: wholeWords(
      String.raw`counterfeit (?!detect|protect)\p{L}+|(?:fake|replica|knock-?off) (?:rolex\p{L}*|gucci|nikes?|designer|brand(?:ed)?|watches|bags|handbags|sneakers|airpods|iphones?)|gefälschte\p{L}* (?:marken\p{L}*|uhren|taschen|rolex\p{L}*|turnschuhe|schuhe)|(?:bolsos|relojes|zapatillas|ropa|marcas) (?:falsific|fals)\p{L}*|imitaciones de marca|contrefaçons?|fausses? (?:montres|sacs|marques)|faux sacs|(?:bolsas|relógios|tênis|marcas|roupas) falsific\p{L}*|réplicas`,
    ),
    act: wholeWords(trade),
  },
  stolen: {
    goods: wholeWords(
      String.raw`stolen (?:goods|phones?|bikes?|cars?|credit|cards?|data|accounts?|passwords|identit\p{L}*|laptops?|parts|catalytic)|hehlerware|gestohlene\p{L}* \p{L}+|geklaute\p{L}* \p{L}+|\p{L}+ robad[oa]s|\p{L}+ volée?s|\p{L}+ roubad[oa]s`,
    ),
    act: wholeWords(trade),
  },
  malware: {
    goods: wholeWords(
      String.raw`ransomwares?|malware|botnets?|phishing[- ]kits?|ddos[- ]?\p{L}*|spyware|stalkerware|schadsoftware|logiciels? (?:malveillants?|espions?)|programas? espí[ao]s?|hack(?:ing)? (?:into )?(?:other people|someone|people|an ex|partners?)\p{L}*|(?:konten|handys?|accounts) (?:anderer|fremder)(?: leute)? (?:zu )?(?:hack|knack)\p{L}*|hackear (?:cuentas|móviles|contas|celulares)|pirater (?:des|les) comptes`,
    ),
    act: wholeWords(
      `${trade}|deploy\\p{L}*|hack\\p{L}*|spy\\p{L}*|knack\\p{L}*|espi\\p{L}*|pirat\\p{L}*|betreib\\p{L}*`,
    ),
  },
  fraud: {
    goods: wholeWords(
      String.raw`ponzi|pyramid schemes?|fake (?:reviews?|investments?|invoices|charit\p{L}*|donations)|schneeballsysteme?|(?:gefälschte|falsche) (?:bewertungen|rechnungen|rezensionen)|(?:esquema|estafa|negocio) piramidal|(?:reseñas|facturas|inversiones) falsas|système de ponzi|vente pyramidale|faux avis|fausses factures|(?:esquema|golpe) de pirâmide|pirâmide financeira|(?:avaliações|notas fiscais) falsas`,
    ),
    act: wholeWords(
      `${trade}|run(?:s|ning)?|launch\\p{L}*|build\\p{L}*|generat\\p{L}*|writ\\p{L}*|schreib\\p{L}*|aufbau\\p{L}*|starten|monta[rmn]\\p{L}*|lanz\\p{L}*|lanc\\p{L}*|mont\\p{L}*|gerar|geramos|criar|crear|créer`,
    ),
  },
  laundering: {
    goods: wholeWords(
      String.raw`money laundering|launder(?:s|ing)? (?:money|cash)|dirty money|black money|drug money|schwarzgeld|geldwäsche|(?:blanquear|blanqueamos|blanqueo de|lavar|lavado de|lavagem de|lavamos) (?:dinero|dinheiro|capitales)|dinero (?:negro|sucio)|dinheiro sujo|blanchi\p{L}* (?:de l'|d'|l')?argent|argent sale`,
    ),
    act: wholeWords(
      `${trade}|launder\\p{L}*|clean\\p{L}*|hid(?:e|es|ing)|mov(?:e|es|ing)|help\\p{L}*|wasch\\p{L}*|wäsch\\p{L}*|versteck\\p{L}*|helf\\p{L}*|hilft|blanque\\p{L}*|lav\\p{L}*|ayud\\p{L}*|ocult\\p{L}*|esconde\\p{L}*|limp\\p{L}*|ajud\\p{L}*|blanchi\\p{L}*|aid\\p{L}*|cach\\p{L}*`,
    ),
  },
  wildlife: {
    goods: wholeWords(
      String.raw`ivory|elfenbein|marfil|ivoire|marfim|rhino horns?|nashorn\p{L}*|cuernos? de rinoceronte|cornes? de rhinocéros|chifres? de rinoceronte|pangolins?|pangolin\p{L}*|tiger (?:bones?|skins?)|endangered (?:animals?|species|parrots|birds|turtles)|geschützte\p{L}* (?:tiere\p{L}*|arten|vögel|schildkröten)|(?:especies|animales) (?:protegid[oa]s|en peligro)|espèces (?:protégées|menacées)|animais silvestres|espécies protegidas`,
    ),
    act: wholeWords(trade),
  },
  organs: {
    goods: wholeWords(
      `human (?:organs?|kidneys?|eggs)|kidneys?(?! (?:bean|care|diet|stone))|organhandel|menschliche organe|nieren|órganos humanos|riñones|organes humains|reins humains|órgãos humanos|rins(?! de )`,
    ),
    act: wholeWords(trade),
  },
  people: {
    goods: wholeWords(
      String.raw`underage (?:girls?|boys?|escorts?|models?|workers)|minors? for sex|child (?:porn\p{L}*|labou?r(?:ers)?|brides?)|kinder(?:porn\p{L}*|arbeit\p{L}*)|minderjährige\p{L}* (?:mädchen|escorts?|prostituierte)|(?:smuggl\p{L}*|traffic\p{L}*) (?:people|migrants|refugees|women|girls|workers)|(?:menschen|flüchtlinge|migranten) (?:(?:über|nach|ohne) \p{L}+ ){0,3}(?:zu )?(?:schleusen|schmuggeln)|pornografía infantil|pornographie enfantine|pornografia infantil|trata de personas|(?:pasar|cruzar) migrantes|tráfico de pessoas|atravessar migrantes|faire passer des migrants`,
    ),
    act: /./,
  },
}

const lawful = wholeWords(
  String.raw`prevent\p{L}*|prävent\p{L}*|preven\p{L}*|prév\p{L}*|detect\p{L}*|détect\p{L}*|erkenn\p{L}*|aufspür\p{L}*|spot(?:s|ting)?|fight\p{L}*|against|stop(?:s|ping)?|bekämpf\p{L}*|gegen|verhinder\p{L}*|schütz\p{L}*|schutz\p{L}*|protect\p{L}*|proteg(?:er|emos|e)|protég\p{L}*|combat\p{L}*|lutt\p{L}*|contre|contra|recover\p{L}*|rehab\p{L}*|addict\p{L}*|adicc\p{L}*|sucht\p{L}*|entzug\p{L}*|vício|dependên\p{L}*|treatment|therap\p{L}*|terapia\p{L}*|thérap\p{L}*|test(?:s|ing)? (?:strips?|kits?)|take-?back|dispos\p{L}*|entsorg\p{L}*|recicl\p{L}*|pharmac\p{L}*|apothe\p{L}*|farmac\p{L}*|farmác\p{L}*|hospita\p{L}*|hôpita\p{L}*|kliniken?|clinics?|krankenh\p{L}*|veterinar\p{L}*|licen[cs]\p{L}*|lizenz\p{L}*|licenç\p{L}*|permits?|erlaubnis|genehmig\p{L}*|zugelassen\p{L}*|authori[sz]\p{L}*|autori[sz]\p{L}*|agrément|alvará|police|polizei|policía|polícia|zoll|customs|aduanas?|douanes?|alfândega|compliance|insur\p{L}*|seguros?|assur(?:er|ons|ance)\p{L}*|versicher\p{L}*|museum\p{L}*|museo\p{L}*|research\p{L}*|forsch\p{L}*|screen(?:s|ing)?|report(?:s|ing)|melde\p{L}*|victims?|opfer\p{L}*|víctimas|victimes|vítimas|survivors|awareness|aufklär\p{L}*|dialys\p{L}*|transplant\p{L}*|games?|toy|props?|costumes?|films?`,
)

/** Banks look for such money; nobody else named here is lawful by being a bank. */
const lawfulLaundering = wholeWords('banks?|bancos?|banken|banques?')

/** What is left to be lawful by, once "no licence" and the pharmacy that is not theirs are taken out. */
function withoutDenials(sentence: string): string {
  const all = (pattern: RegExp) => new RegExp(pattern.source, 'g')
  return sentence.replace(all(isWithoutLicence), ' ').replace(all(namesOfPharmacies), ' ')
}

/** What nobody sells lawfully: where a line names what is to be sold, the act need not be said. */
const neverLawful: readonly Category[] = ['documents', 'counterfeits', 'stolen', 'fraud']

/** The kind of trade a sentence (in lower case) speaks of, or null. `isOffer`: it stands where an offer is named. */
export function findUnlawful(sentences: readonly string[], isOffer = false): Category | null {
  for (const sentence of sentences) {
    const hasNoLicence = isWithoutLicence.test(sentence)
    if (lawful.test(hasNoLicence ? withoutDenials(sentence) : sentence)) continue
    const isOpenSale = hasNoLicence || (isWithoutDoctor.test(sentence) && isTrade.test(sentence))
    if (anyMedicine.test(sentence) && isOpenSale) return 'medicines'
    for (const category of categories) {
      const { goods, act } = rules[category]
      const isBank = category === 'laundering' && lawfulLaundering.test(sentence)
      const isAct = act.test(sentence) || (isOffer && neverLawful.includes(category))
      if (goods.test(sentence) && isAct && !isBank) return category
    }
  }
  return null
}

const permission = wholeWords(
  String.raw`licen[cs]\p{L}*|lizenz\p{L}*|licenç\p{L}*|permits?|permission|erlaubnis\p{L}*|genehmigung\p{L}*|zulassung\p{L}*|konzession\p{L}*|waffenschein|authori[sz]ation|authori[sz]ed|autori[sz]\p{L}*|agrément|habilitation|alvará|permisos?|registered (?:with|as)|approved by|apotheker\p{L}*|pharmacists?|farmacéutic[oa]|pharmacien(?:ne)?|farmacêutic[oa]`,
)
const denied = wholeWords(
  String.raw`no|not|none|without|don't|do not|haven't|keine?n?|nicht|ohne|sin|ningun\p{L}*|ningún|sans|aucune?|pas|sem|nenhum\p{L}*|não`,
)

/** Whether it is about a permission at all, held or not. */
export const speaksOfPermission = (text: string) => permission.test(text.toLowerCase())

/** Names a permission they hold; "none" and going on about something else do not. */
export function namesPermission(text: string): boolean {
  const lower = text.toLowerCase()
  return permission.test(lower) && !denied.test(lower)
}
