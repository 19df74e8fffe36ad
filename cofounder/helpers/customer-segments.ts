import {
  type CustomerSegmentsResult,
  customerSegmentsResult,
} from '../../contracts/results/customer-segments.ts'
import type { Helper } from '../helper.ts'
import { think } from '../prompts/customer-segments/prompt.ts'
import { type CustomerSegmentsInput, playbook } from '../reports/customer-segments/playbook.ts'
import { render } from '../reports/customer-segments/result.ts'
import { writtenIn } from '../reports/customer-segments/saved-work.ts'

export const customerSegments: Helper<CustomerSegmentsInput, CustomerSegmentsResult> = {
  name: 'customer-segments',
  result: customerSegmentsResult,
  heard: input => ({ messages: [], around: writtenIn(input) }),
  think,
  playbook,
  render,
  isReport: true,
}
