import { memo } from 'react'
import { countriesByName } from '../../venture/numbers/countries.ts'

/** All countries, for a select. Each letter typed beside it would draw two hundred lines anew without `memo`. */
export const CountryOptions = memo(({ locale }: { locale: string | undefined }) =>
  countriesByName(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
)
