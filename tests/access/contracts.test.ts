/** The database accepts exactly the values that the folder contracts/ lists for server and page. */
import { expect, test } from 'vitest'
import { Constants } from '../../contracts/database.generated.ts'
import {
  assumptionKinds,
  decisionKinds,
  evidenceStates,
  experimentMethods,
} from '../../contracts/evidence.ts'
import { topicNames } from '../../contracts/fact-topics.ts'
import { bearings, evidenceLadder, factStates, sourceKinds } from '../../contracts/facts.ts'
import { journeyStepIds, validationItems } from '../../contracts/journey-steps.ts'
import { dataQualities, outputTypes } from '../../contracts/outputs.ts'
import { planIds } from '../../contracts/plans.ts'

const enums = Constants.public.Enums

test.each([
  ['output types', outputTypes, enums.ai_output_type],
  ['data qualities', dataQualities, enums.data_quality],
  ['journey steps', journeyStepIds, enums.journey_step],
  ['validation items', validationItems, enums.validation_item],
  ['plans', planIds, enums.subscription_plan],
  ['topics of facts', topicNames, enums.fact_topic],
  ['rungs of evidence', evidenceLadder, enums.fact_evidence],
  ['bearings of facts', bearings, enums.fact_bearing],
  ['states of facts', factStates, enums.fact_state],
  ['kinds of assumptions', assumptionKinds, enums.assumption_kind],
  ['states of evidence', evidenceStates, enums.evidence_state],
  ['methods of tests', experimentMethods, enums.experiment_method],
  ['kinds of decisions', decisionKinds, enums.decision_kind],
  ['kinds of sources', sourceKinds, enums.source_kind],
])('DB02 the %s of the contract equal those of the database', (_, contract, database) => {
  expect([...contract].sort()).toEqual([...database].sort())
})
