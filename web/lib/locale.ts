const fromRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const known = new Map<string, string>()

/** The locale of the founder's numbers and dates: that of their browser, if its figures fit between English words. */
export function founderLocale(): string {
  const given = navigator.language || 'en'
  const found = known.get(given) ?? besideEnglish(given)
  known.set(given, found)
  return found
}

/**
 * Digits, months and currencies that are read from the right would change places with the English words around them,
 * so English ones take their place. The country stays.
 */
function besideEnglish(given: string): string {
  try {
    const month = new Intl.DateTimeFormat(given, { month: 'long' }).format(0)
    return fromRight.test(month) ? `en-${new Intl.Locale(given).maximize().region}` : given
  } catch {
    // A browser may report a locale that Intl rejects. Whoever formats with it handles that.
    return given
  }
}
