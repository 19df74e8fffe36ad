const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const known = new Map<string, string>()

/**
 * The locale for the founder's numbers and dates: the browser's locale, unless its figures are written from right to
 * left.
 */
export function founderLocale(): string {
  const given = navigator.language || 'en'
  const found = known.get(given) ?? besideEnglish(given)
  known.set(given, found)
  return found
}

/**
 * Returns an English locale of the same country if the given locale writes from right to left, and otherwise the
 * given locale. Right-to-left digits, months and currencies would change places with the English words around them.
 */
function besideEnglish(given: string): string {
  try {
    const month = new Intl.DateTimeFormat(given, { month: 'long' }).format(0)
    return fromRight.test(month) ? `en-${new Intl.Locale(given).maximize().region}` : given
  } catch {
    // A browser may report a locale that Intl rejects. The code that formats figures handles this.
    return given
  }
}
