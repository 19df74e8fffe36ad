// Where the buyers were counted: in the whole country, or in a place of their own.
import { placesIn } from '../../language/places.ts'

/** "2,000 pupils in Cremona", "1 500 foyers dans douze villages": in the words of a count, also behind "of" and "de". */
const counted =
  /(?<!\p{L})(?:in|im|around|near|across|of|from|um|bei|aus|en|cerca de|à|au|aux|dans|autour d[eu]|em|n[oa]s?|a|ad|nel|nella|d[eiou]|da|del)\s+(?:(?:the|der|dem|den|la|le|les|el|los|las|o|os|as)\s+)?(?<name>\p{Lu}\p{L}+(?:[\s-]\p{Lu}\p{L}+)*|(?:\p{L}+\s)?(?:villages?|towns?|county|dörfern?|landkreis|pueblos?|communes?|aldeias?|bairros?))/gu

/** "fleuristes à Lyon": elsewhere only behind a word for "in", and no short form in capitals. */
const named =
  /(?<!\p{L})(?:in|around|near|across|à|au|aux|en|dans|autour de|cerca de|em|n[oa]s?|perto de)\s+(?:(?:the|la|le|les|el|los|las|l[’'])\s*)?(?<name>\p{Lu}\p{Ll}+(?:[\s-](?:(?:de|do|da|del|la|sur|of)[\s-])?\p{Lu}\p{Ll}+)*)(?!\p{L})/gu

/** German writes every noun with a capital, so there towns and regions are known by name or by their ending. */
const namedInGerman =
  /(?<!\p{L})(?:(?:in|um|bei|rund um|nahe)\s+(?<name>Baden-Württemberg|Bayern|Berlin|Brandenburg|Bremen|Hessen|Mecklenburg(?:-Vorpommern)?|Niedersachsen|Nordrhein-Westfalen|NRW|Rheinland-Pfalz|Sachsen(?:-Anhalt)?|Schleswig-Holstein|Thüringen|Franken|Ober(?:bayern|franken|österreich)|Nieder(?:bayern|österreich)|Schwaben|Ostfriesland|Westfalen|Wien|Tirol|Kärnten|Vorarlberg|Graz|Linz|Zürich|Basel|Bern|Genf|Luzern|München|Köln|Stuttgart|Leipzig|Dortmund|Essen|Dresden|Hannover|Bochum|Wuppertal|Bonn|Münster|Mainz|Kiel|Aachen|Halle|Lübeck|Erfurt|Rostock|Kassel|Hagen|Potsdam|Jena|Ulm|Trier|Chemnitz|Göttingen|Tübingen|Reutlingen|Esslingen|Bremerhaven|Schwerin|Passau|Bautzen|Görlitz|Kempten|Köpenick|Neukölln|Kreuzberg|(?!(?:Pflege|Alten|Alters|Senioren|Wohn|Tier|Kinder)heim)\p{Lu}\p{Ll}+(?:burg|städt|stadt|berg|heim|hausen|dorf|furt|kirchen|bach|feld|brücken|hafen|winkel|walde))|im\s+(?<region>(?:Ruhrgebiet|Saarland|Allgäu|Schwarzwald|Erzgebirge|Harz|Münsterland|Rheinland|Burgenland|Raum\s\p{Lu}\p{L}+|(?:Land)?[Kk]reis\s\p{Lu}\p{L}+))|in der\s+(?<area>(?:Lausitz|Pfalz|Eifel|Oberpfalz|Steiermark|Region\s\p{Lu}\p{L}+)))(?!\p{L})/gu

/** Months, languages, tools, and what is wider than a country or is one under another name. */
const noPart =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Portuguese|Italian|Arabic|Hindi|Chinese|Inglés|Español|Inglês|Português|Anglais|Français|Excel|Shopify|Slack|Notion|Google|Instagram|Facebook|Telegram|Teams|Amazon|Etsy|Python|Rust|Java|Internet|Web)|(?:\p{L}+[\s-])?(?:Asia|Asie|Ásia|Africa|África|Afrique|America|América|Amérique|Americas|Oceania|Scandinavia|Balkans|Europe|Europa|Caribbean|Caribe|Latinoamérica|Hispanoamérica)|(?:Latin|South|North|Central|Middle)(?:\s\p{L}+)?|Czech Republic|Turkey|Turquie|Turquía|Turquia|Holland|Holanda|Hollande|Ivory Coast|Korea|South Korea|Corea|Coreia|Corée|Hong Kong|Macau|Palestine|Palestina|Congo|Bosnia|Macedonia|Angleterre|Inglaterra|Écosse|Escocia|Escócia|Emirates|Emiratos|Isles|Côte|Rép\p{L}+(?:\s\p{L}+)?|Rep[uú]bl\p{L}+(?:\s\p{L}+)?)$/u

/** "12,000 nationwide": such a count is the country's, whatever stands beside it. */
const nationwide =
  /(?<!\p{L})(?:nation-?wide|country-?wide|national(?:ly)?|(?:whole|entire) country|bundesweit|deutschlandweit|österreichweit|schweizweit|landesweit|(?:im )?ganzen? Land|todo (?:el|o) país|tout le pays|toute la France|nivel nacional|nível nacional|échelle nationale)(?!\p{L})/iu

const isPart = (name: string, locale: string) => !noPart.test(name) && !placesIn(name, locale).length

/** Whether the words of a count name a place that is no country. */
function isCountOfPart(quote: string, locale: string): boolean {
  return [...quote.matchAll(counted)].some(({ groups }) => isPart(groups?.name ?? '', locale))
}

/** The town or region named in what was said beside the counts. */
export function startIn(text: string, counts: readonly string[], locale: string): string | null {
  const rest = counts.reduce((left, quote) => left.replace(quote, '\n'), text)
  const found = [...rest.matchAll(locale.startsWith('de') ? namedInGerman : named)].map(
    ({ groups }) => groups?.name ?? groups?.region ?? groups?.area ?? '',
  )
  return found.find(name => isPart(name, locale)) ?? null
}

/** What a count is of, in the founder's words, where that is not the whole country. */
export function partCounted(quote: string, start: string | null, locale: string): string | null {
  if (isCountOfPart(quote, locale)) return quote
  const isOfCountry = placesIn(quote, locale).length > 0 || nationwide.test(quote)
  return isOfCountry ? null : start
}
