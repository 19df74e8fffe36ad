import type { Vertical } from '../vertical.ts'

export const therapyPractices: Vertical = {
  id: 'therapy-practices',
  industry: 'healthcare',
  name: 'Therapists in private practice',
  words:
    'therapist therapists therapy counselor counsellor psychologist psychotherapy psychotherapist private practice clinical notes session notes clients mental health professionals billing insurance',
  model: 'business',
  buyer: { one: 'therapist', many: 'therapists and counsellors' },
  buyers: [
    {
      geography: 'US',
      count: 449800,
      of: 'jobs as substance-abuse, behavioural-disorder and mental-health counsellor',
      source: 'US Bureau of Labor Statistics, Occupational Outlook Handbook',
      year: 2023,
    },
    {
      geography: 'UK',
      count: 60000,
      of: 'members of the British Association for Counselling and Psychotherapy, rounded',
      source: 'BACP annual review',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'SimplePractice, Starter to Plus',
      low: 29,
      high: 99,
      currency: 'USD',
      per: 'therapist per month',
      timesAYear: 12,
      source: 'SimplePractice published pricing',
      year: 2023,
    },
    {
      what: 'TherapyNotes, solo',
      low: 59,
      high: 69,
      currency: 'USD',
      per: 'therapist per month',
      timesAYear: 12,
      source: 'TherapyNotes published pricing',
      year: 2024,
    },
  ],
  spend: [],
  salesCycle: 'Days to weeks: a therapist decides alone, usually in a holiday week, and asks peers first.',
  statusQuo: 'Handwritten notes finished in the evening and a shared calendar',
  players: [
    { name: 'SimplePractice', line: 'practice management for solo clinicians, monthly plans', home: 'US' },
    { name: 'TherapyNotes', line: 'notes and billing for behavioural health', home: 'US' },
    { name: 'Headway', line: 'brings insured clients and does billing for therapists in the US', home: 'US' },
    { name: 'Alma', line: 'membership with insurance billing for clinicians', home: 'US' },
  ],
  channels: [
    'Facebook and Reddit groups of therapists',
    'Supervisors and training institutes',
    'Continuing-education webinars',
    'Referral from therapist to therapist',
  ],
  regulation: [
    'HIPAA in the US, GDPR Article 9 in Europe',
    'Professional secrecy (Germany: § 203 StGB)',
    'State licensing for work across borders',
  ],
  trends: [
    {
      text: '59.3 million US adults, about 23%, had a mental illness in the past year',
      source: 'SAMHSA, National Survey on Drug Use and Health',
      year: 2022,
    },
  ],
  counterTrends: [
    {
      text: 'Demand already exceeds capacity: more than half of psychologists had no openings for new patients',
      source: 'APA Practitioner Pulse Survey',
      year: 2023,
    },
  ],
  segments: [
    {
      name: 'Solo therapists who take insurance',
      who: 'licensed clinicians with 20+ sessions a week',
      pain: 'notes and claims in the evening',
      trigger: 'a rejected claim or an audit',
      find: 'therapist groups, supervision circles',
      reach: 4,
      readiness: 4,
    },
    {
      name: 'Group practices of 5–30 clinicians',
      who: 'clinical director',
      pain: 'unfinished notes stop billing',
      trigger: 'hiring the next clinician',
      find: 'group-practice communities and podcasts',
      reach: 3,
      readiness: 4,
    },
    {
      name: 'Associates under supervision',
      who: 'pre-licensed clinicians',
      pain: 'slow documentation, little money',
      trigger: 'graduation',
      find: 'training institutes',
      reach: 4,
      readiness: 2,
    },
  ],
}
