import type { Vertical } from '../vertical.ts'

export const therapyPractices: Vertical = {
  id: 'therapy-practices',
  industry: 'healthcare',
  name: 'Therapists in private practice',
  words:
    'therapist therapists therapy counselor counsellor psychologist psychotherapy psychotherapist private practice clinical notes session notes clients mental health professionals billing insurance',
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
      source: 'SimplePractice published pricing',
      year: 2023,
    },
    {
      what: 'TherapyNotes, solo',
      low: 59,
      high: 69,
      currency: 'USD',
      per: 'therapist per month',
      source: 'TherapyNotes published pricing',
      year: 2024,
    },
  ],
  spend: [],
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
}
