import type { Vertical } from '../vertical.ts'

export const lawFirms: Vertical = {
  id: 'law-firms',
  industry: 'other',
  name: 'Lawyers and law firms',
  words:
    'lawyer lawyers law firm legal attorney attorneys solicitor contract contracts paralegal litigation court anwalt kanzlei compliance legaltech legal documents immigration divorce',
  buyer: { one: 'lawyer', many: 'lawyers' },
  buyers: [
    {
      geography: 'US',
      count: 1322649,
      of: 'active lawyers',
      source: 'American Bar Association, National Lawyer Population Survey',
      year: 2024,
    },
    {
      geography: 'DE',
      count: 166000,
      of: 'admitted lawyers, rounded',
      source: 'Bundesrechtsanwaltskammer',
      year: 2024,
    },
    {
      geography: 'UK',
      count: 160000,
      of: 'practising solicitors in England and Wales, rounded',
      source: 'Solicitors Regulation Authority',
      year: 2023,
    },
  ],
  prices: [
    {
      what: 'Clio Manage, EasyStart to Complete',
      low: 39,
      high: 139,
      currency: 'USD',
      per: 'lawyer per month',
      source: 'Clio published pricing',
      year: 2024,
    },
    {
      what: 'MyCase',
      low: 39,
      high: 109,
      currency: 'USD',
      per: 'lawyer per month',
      source: 'MyCase published pricing',
      year: 2024,
    },
  ],
  spend: [],
  players: [
    { name: 'Clio', line: 'practice management for small firms; bought vLex in 2025' },
    { name: 'Harvey', line: 'AI for large firms and in-house teams' },
    { name: 'Thomson Reuters', line: 'bought Casetext (CoCounsel) in 2023' },
    { name: 'LegalZoom', line: 'documents for consumers and small businesses' },
  ],
  channels: [
    'Bar associations and mandatory training hours',
    'Legal-technology consultants',
    'Practice-management marketplaces',
    'Referral between small firms',
  ],
  regulation: [
    'Professional secrecy (§ 203 StGB, attorney–client privilege)',
    'Unauthorised practice of law',
    'GDPR; EU AI Act for justice uses',
  ],
  trends: [
    { text: 'Lawyers bill 2.9 hours of an 8-hour day (37%)', source: 'Clio Legal Trends Report', year: 2023 },
  ],
  counterTrends: [
    {
      text: 'Courts fined lawyers for invented citations; caution slows AI purchases',
      source: 'Mata v. Avianca, US District Court, Southern District of New York',
      year: 2023,
    },
  ],
}
