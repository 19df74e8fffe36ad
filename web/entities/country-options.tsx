import { memo } from 'react'
import { countriesByName } from '../../venture/numbers/countries.ts'

/**
 * All countries, for a select. Without `memo`, each typed letter beside it would render two hundred options
 * again.
 */
export const CountryOptions = memo(({ locale }: { locale: string | undefined }) =>
  countriesByName(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
)
