import {
  type CustomerSegmentsResult,
  customerSegmentsResult,
} from '../../../contracts/results/customer-segments.ts'
import { readSource } from '../../../contracts/sources.ts'
import type { Helper } from '../../helper.ts'
import { type CustomerSegmentsInput, playbook } from './playbook.ts'
import { think } from './prompt.ts'
import { render } from './result.ts'

export const customerSegments: Helper<CustomerSegmentsInput, CustomerSegmentsResult> = {
  name: 'customer-segments',
  result: customerSegmentsResult,
  heard: ({ problemValidationData, ideaRefinementData, marketResearchData }) => ({
    messages: [],
    around: [problemValidationData, ideaRefinementData, marketResearchData].flatMap(
      data => readSource(data)?.founder ?? [],
    ),
  }),
  think,
  playbook,
  render,
}
