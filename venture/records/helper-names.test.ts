import { expect, test } from 'vitest'
import { outputLabels, outputTypes } from '../../contracts/output-types.ts'
import { languages } from '../numbers/locale.ts'
import { voiceIn } from './rivals/test-voice.ts'

test.each(languages)(
  'RC31 if a value is known from another helper, the page names that helper in %s',
  language => {
    const { say } = voiceIn(language)
    for (const helper of outputTypes) {
      const text = say('prefill.helper', { helper })
      if (language === 'en') expect(text).toBe(`from ${outputLabels[helper]}`)
      else expect(text).not.toContain(outputLabels[helper])
    }
    const known = say('prefill.helper', { helper: 'problem_validation' })
    expect(known).toContain(say('insights.source.validation'))
    expect(say('segments.source.validation').toLowerCase()).toBe(
      say('insights.source.validation').toLowerCase(),
    )
  },
)
