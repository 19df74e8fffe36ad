/**
 * Plays a founder from a file. The founder uses the helpers one after another, as on the pages. Each helper knows
 * the facts from the other helpers.
 */
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { validation } from '../../venture/records/validation.ts'
import type { Founder } from './founder-file.ts'
import { playMarket, playSegments } from './play-forms.ts'
import { begin, call, type Written } from './play-state.ts'
import { playTalk } from './play-talk.ts'

export async function playFounder(founder: Founder): Promise<Written[]> {
  const play = begin(founder)
  await playTalk(play, validation, 'problem_validation', input => call(problemValidation, input))
  await playTalk(play, rivals, 'competitor_analysis', input => call(competitorAnalysis, input))
  await playMarket(play)
  const entered = founder['idea-refinement']?.idea ?? ''
  await playTalk(play, idea, 'idea_refinement', input => call(ideaRefinement, { ...input, idea: entered }), {
    first: entered,
  })
  await playSegments(play)
  await playTalk(
    play,
    pitch,
    'pitch_coaching',
    input => call(pitchCoach, { ...input, sessionType: 'pitch-questions' }),
    {
      generate: input => call(pitchCoach, { ...input, sessionType: 'pitch-generation' }),
    },
  )
  return play.written
}
