import { memo } from 'react'
import { countriesByName } from '../../venture/numbers/countries.ts'

/**
 * The options of a country select. Without `memo`, every keystroke in a field beside it would render two hundred
 * options again.
 */
export const CountryOptions = memo(({ locale }: { locale: string | undefined }) =>
  countriesByName(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
)
